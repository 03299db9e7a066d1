/** Writes a brotli copy beside every script and style of the build, once, so that serving one costs nothing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const root = path.resolve('.next/static');
for (const name of readdirSync(root, { recursive: true })) {
  const file = path.join(root, String(name));
  if (!/\.(js|css)$/.test(file)) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
