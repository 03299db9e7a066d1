/**
 * Lets plain Node load the magazine's posts. Parsing MDX costs half a second, so what a post compiled to is kept in
 * `.cache/posts` under a hash of the post and of its compiler.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.join(import.meta.dirname, '..');
const COMPILER = path.join(ROOT, 'features/blogs/data/mdx');
const KEPT = path.join(ROOT, '.cache/posts');

registerHooks({
  load: (url, context, next) =>
    url.endsWith('.mdx')
      ? { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
});

/** The JavaScript of a post. */
function compiled(file) {
  const text = readFileSync(file, 'utf8');
  const kept = path.join(
    KEPT,
    `${createHash('sha256').update(compilerHash()).update(file).update(text).digest('hex')}.js`,
  );
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { postModule } = createRequire(import.meta.url)(path.join(COMPILER, 'parse-post.ts'));
    const module = postModule(text, file);
    keep(kept, module);
    return module;
  }
}

let hash = '';

/** Of the compiler's own files, and of the versions of its packages. */
function compilerHash() {
  if (hash) return hash;
  const files = readdirSync(COMPILER).map((name) => path.join(COMPILER, name));
  const all = createHash('sha256');
  for (const file of [...files.sort(), path.join(ROOT, 'package.json')]) all.update(readFileSync(file));
  return (hash = all.digest('hex'));
}

/** Whole or not at all, as other processes start at the same time; on a read-only disk the next start parses again. */
function keep(file, text) {
  try {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // read-only
  }
}
