import type { Author } from './post-types.ts';

/**
 * Who writes posts, by the name that a post's front matter gives.
 * @texts
 */
export const AUTHORS: Readonly<Record<string, Author>> = {
  editors: {
    name: '{product} editors',
    about: 'The people who write the terms, the help and this magazine of {product}.',
  },
};
