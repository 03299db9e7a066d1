import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { listPosts as operation } from '../contract.ts';
import { presentPosts } from '../rules/present-post.ts';

/** The posts of the magazine; they are files of the build and read no database. */
export const listPosts: UseCase<typeof operation> = () => Promise.resolve({ posts: presentPosts() });
