import 'server-only';

/** The server interface of blogs for other features. */

// use cases that pages also call
export { getPost } from './read-posts.ts';
export { listPosts } from './read-posts.ts';

// for the assistant, which searches them
export { presentPosts } from '../rules/present-post.ts';
