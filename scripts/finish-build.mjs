/**
 * Post-processes Next's build once. Each script is marked for eager compilation, as a browser otherwise compiles its
 * modules one by one at first call on the main thread (https://v8.dev/blog/explicit-compile-hints). Every script and
 * style gets a brotli copy beside it, so that serving one costs no CPU.
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
