/** A post of the magazine, as `mdx/loader.ts` and its siblings compile it. */
declare module '*.mdx' {
  const post: import('./post-types.ts').WrittenPost;
  export default post;
}
