import { postModule } from './parse-post.ts';

/** Compiles posts in Next's bundles: a loader as webpack and Turbopack know them (`next.config.ts`). */
export default function loadPost(this: { resourcePath: string }, text: string): string {
  return postModule(text, this.resourcePath);
}
