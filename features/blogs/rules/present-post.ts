import { formatDay } from '#lib/shared/dates.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { t } from '#lib/shared/texts.ts';
import type { PostCard, PostView, WordsView } from '../contract.ts';
import type { Block, Post, Words } from '../data/post-types.ts';
import { POSTS, POSTS_IN_HINDI } from '../data/posts.ts';
import type { Source } from '../data/sources.ts';
import { readingMinutes } from './reading-time.ts';

const NEXT = 3;
/** A post takes as long to read in Hindi: it says the same. */
const MINUTES = new Map(POSTS.map(({ slug, sections }) => [slug, readingMinutes(sections)]));

const posts = (): readonly Post[] => (globalThis.translation ? POSTS_IN_HINDI : POSTS);

/** The posts as cards in the language of the page, in the magazine's order. */
export const presentPosts = (): PostCard[] => posts().map(presentCard);

/** A post by its slug with its sources and the posts after it, in the language of the page; null without one. */
export function presentPost(slug: string): PostView | null {
  const all = posts();
  const at = all.findIndex((post) => post.slug === slug);
  const post = all[at];
  if (!post) return null;
  return {
    ...presentCard(post),
    places: [...post.places],
    sections: post.sections.map(({ id, title, blocks }) => ({ id, title, blocks: blocks.map(presentBlock) })),
    sources: sourcesOf(post).map(({ publisher, title, href, published }) => ({
      publisher,
      title,
      href,
      published: published ?? null,
    })),
    next: [...all.slice(at + 1), ...all.slice(0, at)].slice(0, NEXT).map(presentCard),
  };
}

const PRODUCT_NAME = { product: PRODUCT.name };

const presentCard = ({ slug, title, summary, author, published, updated, scene }: Post): PostCard => ({
  slug,
  title,
  summary,
  author: { name: t(author.name, PRODUCT_NAME), about: t(author.about, PRODUCT_NAME) },
  published,
  updated: updated ?? null,
  minutes: MINUTES.get(slug) ?? 1,
  scene: { ...scene },
});

const presentBlock = (block: Block): PostView['sections'][number]['blocks'][number] => {
  if (block.kind === 'text') return { kind: 'text', words: presentWords(block.words) };
  if (block.kind === 'list') return { kind: 'list', items: block.items.map(presentWords) };
  return { kind: 'table', head: [...block.head], rows: block.rows.map((row) => [...row]) };
};

/** A source is named in brackets after what it says; adjacent strings are one. */
const presentWords = (words: Words): WordsView =>
  words
    .flatMap((part) => (typeof part !== 'string' && 'source' in part ? nameOf(part.source) : [part]))
    .reduce(joined, []);

const nameOf = (source: Source): WordsView => [
  ' (',
  { text: `${source.publisher}, ${dateOf(source)}`, href: source.href },
  ')',
];

/** Always with the year: a source may be years old when it is read. */
const dateOf = ({ published }: Source): string => (published ? formatDay(published, '') : t('read in Nov 2026'));

function joined(row: WordsView, part: WordsView[number]): WordsView {
  const last = row.at(-1);
  return typeof last === 'string' && typeof part === 'string' ? [...row.slice(0, -1), last + part] : [...row, part];
}

/** The sources that a post names, each once, in the order of the text. */
export function sourcesOf({ sections }: Pick<Post, 'sections'>): Source[] {
  const words = sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf)).flat();
  return [...new Set(words.flatMap((part) => (typeof part !== 'string' && 'source' in part ? [part.source] : [])))];
}

const wordsOf = (block: Block): readonly Words[] =>
  block.kind === 'table' ? [] : block.kind === 'list' ? block.items : [block.words];
