import { readdirSync } from 'node:fs';
import path from 'node:path';
import { postModule } from './parse-post.ts';

type LoaderContext = { resourcePath: string; addDependency: (file: string) => void };

/**
 * Compiles posts in Next's bundles: a loader as webpack and Turbopack know them (`next.config.ts`). What they keep of a
 * post depends on the files of this folder too.
 */
export default function loadPost(this: LoaderContext, text: string): string {
  for (const name of readdirSync(import.meta.dirname)) this.addDependency(path.join(import.meta.dirname, name));
  return postModule(text, this.resourcePath);
}
