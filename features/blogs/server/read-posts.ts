import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { presentPost, presentPosts } from '../rules/present-post.ts';

/** A post by its slug, in English. Throws NOT_FOUND. */
export const getPost: UseCase<typeof contract.getPost> = async ({ query }) => {
  const post = presentPost(query.slug);
  if (!post) throw notFound('This post');
  return Promise.resolve(post);
};

/** The posts of the magazine in English; they are files of the build and read no database. */
export const listPosts: UseCase<typeof contract.listPosts> = () => Promise.resolve({ posts: presentPosts() });
