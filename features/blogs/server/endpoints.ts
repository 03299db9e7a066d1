import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { getPost, listPosts } from './read-posts.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [endpoint(contract.listPosts, listPosts), endpoint(contract.getPost, getPost)];
