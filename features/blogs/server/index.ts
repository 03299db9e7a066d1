import 'server-only';

/** The server interface of blogs for other features. */

// a use case that the feed and the map of the site also call: in English
export { listPosts } from './read-posts.ts';

// for pages, in their language, and for the assistant, which searches posts
export { presentPost, presentPosts } from '../rules/present-post.ts';
