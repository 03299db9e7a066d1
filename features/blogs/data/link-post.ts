import { routes } from '#lib/shared/routes.ts';
import { AUTHORS } from './authors.ts';
import type { Block, Post, PostReference, SourceReference, Words, WrittenPost, WrittenWords } from './post-types.ts';
import { SOURCES } from './sources.ts';

/**
 * A written post with its author, its sources, and links to the other posts that it names. `slugs` are those of every post.
 * Throws on a name that nothing has, with the file and line that says it.
 */
export function linkPost(post: WrittenPost, slugs: ReadonlySet<string>): Post {
  const linked = (words: WrittenWords): Words => words.map((part) => linkOf(part, slugs));
  return {
    ...post,
    author: named(AUTHORS, post.author.name, `${post.author.at}: no author`),
    sections: post.sections.map((section) => ({ ...section, blocks: section.blocks.map(linkBlock(linked)) })),
  };
}

const linkBlock =
  (linked: (words: WrittenWords) => Words) =>
  (block: Block<WrittenWords>): Block => {
    if (block.kind === 'text') return { ...block, words: linked(block.words) };
    return block.kind === 'list' ? { ...block, items: block.items.map(linked) } : block;
  };

function linkOf(part: string | SourceReference | PostReference, slugs: ReadonlySet<string>): Words[number] {
  if (typeof part === 'string') return part;
  if ('post' in part) {
    if (!slugs.has(part.post)) throw new Error(`${part.at}: no post "${part.post}"`);
    return { text: part.text, href: routes.post(part.post) };
  }
  return { source: named(SOURCES, part.source, `${part.at}: data/sources.ts has no source`) };
}

function named<T>(all: Readonly<Record<string, T>>, name: string, error: string): T {
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!found) throw new Error(`${error} "${name}"`);
  return found;
}
