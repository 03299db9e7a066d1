/** An encoding error of a file: bytes invalid in UTF-8, or zero bytes, which no text has. */
export type EncodingProblem = 'not-utf-8' | 'binary';

/**
 * The text of a file, without its byte order mark: UTF-8, or the UTF-16 that Excel calls "Unicode text" and that begins
 * with such a mark. Other encodings have no mark to know them by: they show as bytes that UTF-8 cannot have, and are
 * reported rather than guessed.
 */
export function decodeCsv(file: Uint8Array): { text: string; problem: EncodingProblem | null } {
  const encoding =
    file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : file[0] === 0xfe && file[1] === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(file);
  return { text, problem: text.includes('\0') ? 'binary' : text.includes('\uFFFD') ? 'not-utf-8' : null };
}
