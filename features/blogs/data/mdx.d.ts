/** A post of the magazine in Hindi; before the English ones, as TypeScript takes the first of two patterns that fit. */
declare module '*.hi.mdx' {
  const edition: import('./post-types.ts').WrittenEdition;
  export default edition;
}

/** A post of the magazine, as `mdx/loader.ts` and its siblings compile it. */
declare module '*.mdx' {
  const post: import('./post-types.ts').WrittenPost;
  export default post;
}
