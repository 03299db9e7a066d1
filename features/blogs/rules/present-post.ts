import type { PostCard, PostView } from '../contract.ts';
import type { Block, Post, Words } from '../data/post-types.ts';
import { POSTS } from '../data/posts.ts';
import { SOURCES, type Source } from '../data/sources.ts';
import { readingMinutes } from './reading-time.ts';

const NEXT = 3;

/** The posts as cards, in the magazine's order. */
export const presentPosts = (): PostCard[] => POSTS.map(presentCard);

/** A post by its slug with its sources and the posts after it; null without one. */
export function presentPost(slug: string): PostView | null {
  const at = POSTS.findIndex((post) => post.slug === slug);
  const post = POSTS[at];
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
    next: [...POSTS.slice(at + 1), ...POSTS.slice(0, at)].slice(0, NEXT).map(presentCard),
  };
}

const presentCard = ({ slug, title, summary, author, published, updated, scene, sections }: Post): PostCard => ({
  slug,
  title,
  summary,
  author: { ...author },
  published,
  updated: updated ?? null,
  minutes: readingMinutes(sections),
  scene: { ...scene },
});

const presentBlock = (block: Block): PostView['sections'][number]['blocks'][number] => {
  if (block.kind === 'text') return { kind: 'text', words: [...block.words] };
  if (block.kind === 'list') return { kind: 'list', items: block.items.map((item) => [...item]) };
  return { kind: 'table', head: [...block.head], rows: block.rows.map((row) => [...row]) };
};

const ALL_SOURCES: readonly Source[] = Object.values(SOURCES);

/** The sources that a post links to, each once, in the order of the text. */
export function sourcesOf({ sections }: Post): Source[] {
  const named = new Set(sections.flatMap(({ blocks }) => blocks.flatMap(wordsOf)).flatMap(addresses));
  return [...named].flatMap((href) => ALL_SOURCES.filter((source) => source.href === href));
}

const wordsOf = (block: Block): readonly Words[] =>
  block.kind === 'table' ? [] : block.kind === 'list' ? block.items : [block.words];

const addresses = (words: Words): string[] => words.flatMap((part) => (typeof part === 'string' ? [] : [part.href]));
