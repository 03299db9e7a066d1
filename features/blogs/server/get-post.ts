import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { getPost as operation } from '../contract.ts';
import { presentPost } from '../rules/present-post.ts';

/** A post by its slug. Throws NOT_FOUND. */
export const getPost: UseCase<typeof operation> = async ({ query }) => {
  const post = presentPost(query.slug);
  if (!post) throw notFound('This post');
  return Promise.resolve(post);
};
