import 'server-only';

/** The body of an answer as UTF-8 text. Throws an Error past so many bytes, without reading on. */
export async function textUpTo(mostBytes: number, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error(`An answer of more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
