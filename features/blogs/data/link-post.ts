import { formatDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { AUTHORS } from './authors.ts';
import type { Block, Post, PostReference, SourceReference, Words, WrittenPost, WrittenWords } from './post-types.ts';
import { SOURCES, type Source } from './sources.ts';

/**
 * A written post with its author, and with links where it names sources and other posts. `slugs` are those of every post.
 * Throws on a name that nothing has, with the file and line that says it.
 */
export function linkPost(post: WrittenPost, slugs: ReadonlySet<string>): Post {
  const linked = (words: WrittenWords): Words => joined(words.map((part) => linkOf(part, slugs)));
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

function linkOf(part: string | SourceReference | PostReference, slugs: ReadonlySet<string>): Words {
  if (typeof part === 'string') return [part];
  if ('post' in part) {
    if (!slugs.has(part.post)) throw new Error(`${part.at}: no post "${part.post}"`);
    return [{ text: part.text, href: routes.post(part.post) }];
  }
  const source: Source = named(SOURCES, part.source, `${part.at}: data/sources.ts has no source`);
  return [' (', { text: `${source.publisher}, ${dateOf(source)}`, href: source.href }, ')'];
}

/** Without the weekday and always with the year: a source may be years old when it is read. */
const dateOf = ({ published }: Source): string => (published ? formatDate(published, '').slice(4) : 'read in Nov 2026');

function named<T>(all: Readonly<Record<string, T>>, name: string, error: string): T {
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!found) throw new Error(`${error} "${name}"`);
  return found;
}

/** Parts in one row, adjacent strings as one. */
const joined = (parts: readonly Words[]): Words =>
  parts.flat().reduce<Words>((row, part) => {
    const last = row.at(-1);
    return typeof last === 'string' && typeof part === 'string' ? [...row.slice(0, -1), last + part] : [...row, part];
  }, []);
