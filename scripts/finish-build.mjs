/**
 * What Next's build leaves to us, once a build. Each script asks to be compiled whole while it loads: a browser otherwise
 * compiles its modules one by one when they are first called, on the thread that answers presses
 * (https://v8.dev/blog/explicit-compile-hints). Beside every script and style stands a brotli copy, so that serving one costs nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const WHOLE = '//# allFunctionsCalledOnLoad\n';
const root = path.resolve('.next/static');

for (const name of readdirSync(root, { recursive: true })) {
  const file = path.join(root, String(name));
  if (!/\.(js|css)$/.test(file)) continue;
  const built = readFileSync(file, 'utf8');
  const sent = Buffer.from(file.endsWith('.js') && !built.startsWith(WHOLE) ? WHOLE + built : built);
  writeFileSync(file, sent);
  writeFileSync(`${file}.br`, brotliCompressSync(sent, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
