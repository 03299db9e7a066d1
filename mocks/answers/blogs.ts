import type * as contract from '#features/blogs/contract.ts';
import { presentPost, presentPosts } from '#features/blogs/rules/present-post.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';

/** The real magazine: its posts are files. */
export const blogAnswers: AnswersOf<typeof contract> = {
  listPosts: () => ({ posts: presentPosts() }),
  getPost: ({ query }) => {
    const post = presentPost(query.slug);
    if (!post) throw notFound('This post');
    return post;
  },
};
