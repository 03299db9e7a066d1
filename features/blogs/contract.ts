import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { POSTER_HOURS, POSTER_KINDS } from '#posters/kinds.ts';
import { POSTER_MARKS } from '#posters/options.ts';

/** Words with links among them. */
const words = z.array(z.union([z.string(), z.object({ text: z.string(), href: z.string() })])).max(100);

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), words }),
  z.object({ kind: z.literal('list'), items: z.array(words).max(20) }),
  z.object({
    kind: z.literal('table'),
    head: z.array(z.string()).max(6),
    rows: z.array(z.array(z.string()).max(6)).max(20),
  }),
]);
export type BlockView = z.infer<typeof block>;
export type WordsView = z.infer<typeof words>;

const postCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.object({ name: z.string(), about: z.string() }),
  published: z.iso.date(),
  updated: z.iso.date().nullable(),
  minutes: z.int().describe('reading time'),
  scene: z.object({
    seed: z.string(),
    kind: z.enum(POSTER_KINDS),
    hour: z.enum(POSTER_HOURS),
    mark: z.enum(POSTER_MARKS).optional(),
  }),
});
export type PostCard = z.infer<typeof postCard>;

const postView = postCard.extend({
  places: z.array(z.string()).max(5).describe('slugs of places whose stays are shown beside the post'),
  sections: z.array(z.object({ id: z.string(), title: z.string(), blocks: z.array(block).max(20) })).max(20),
  sources: z
    .array(
      z.object({
        publisher: z.string(),
        title: z.string(),
        href: z.string(),
        published: z.iso.date().nullable().describe('null where the page bears no date'),
      }),
    )
    .max(30)
    .describe('the pages that the post names, in their order'),
  next: z.array(postCard).max(3).describe('the posts after it'),
});
export type PostView = z.infer<typeof postView>;

export const listPosts = defineOperation({
  name: 'blogs.list',
  method: 'GET',
  path: '/api/blogs',
  caller: 'public',
  summary: 'The posts of the magazine, the latest first',
  requirements: ['1.2', '7.20'],
  response: z.object({ posts: z.array(postCard).max(200) }),
});

export const getPost = defineOperation({
  name: 'blogs.post',
  method: 'GET',
  path: '/api/blogs/post',
  caller: 'public',
  summary: 'A post of the magazine with its sections and its sources',
  requirements: ['1.2', '7.20'],
  query: z.object({
    slug: z
      .string()
      .trim()
      .max(80)
      .regex(/^[a-z0-9-]+$/, 'A post’s address has small letters, digits and hyphens.'),
  }),
  response: postView,
});
