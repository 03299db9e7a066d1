/** Turns the bytes of a text file into text, piece by piece. `problem`: what is wrong with its encoding, null when nothing is. */
export type CsvDecoder = {
  push: (bytes: Uint8Array) => string;
  end: () => string;
  problem: () => 'not-utf-8' | 'binary' | null;
};

/**
 * Reads UTF-8, with or without a byte order mark, and the UTF-16 that Excel calls "Unicode text". Anything else has no
 * mark to know it by; it shows as bytes that UTF-8 cannot have, and is told rather than guessed.
 */
export function csvDecoder(): CsvDecoder {
  let decoder: TextDecoder | null = null;
  let held = new Uint8Array();
  let problem: 'not-utf-8' | 'binary' | null = null;

  const looked = (text: string): string => {
    if (text.includes('\0')) problem = 'binary';
    else if (text.includes('\uFFFD')) problem ??= 'not-utf-8';
    return text;
  };
  const begin = (): TextDecoder =>
    new TextDecoder(
      held[0] === 0xff && held[1] === 0xfe ? 'utf-16le' : held[0] === 0xfe && held[1] === 0xff ? 'utf-16be' : 'utf-8',
    );

  return {
    push(bytes) {
      if (decoder) return looked(decoder.decode(bytes, { stream: true }));
      held = joined(held, bytes);
      if (held.length < 2) return '';
      decoder = begin();
      return looked(decoder.decode(held, { stream: true }));
    },
    end() {
      if (decoder) return looked(decoder.decode());
      return looked(new TextDecoder('utf-8').decode(held));
    },
    problem: () => problem,
  };
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
