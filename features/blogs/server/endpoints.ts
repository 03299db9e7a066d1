import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { getPost } from './get-post.ts';
import { listPosts } from './list-posts.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [endpoint(contract.listPosts, listPosts), endpoint(contract.getPost, getPost)];
