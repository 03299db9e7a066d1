import { PRODUCT } from '#lib/shared/product.ts';
import type { Author } from './post-types.ts';

/** Who writes posts, by the name that a post's front matter gives. */
export const AUTHORS: Readonly<Record<string, Author>> = {
  editors: {
    name: `${PRODUCT.name} editors`,
    about: `The people who write the terms, the help and this magazine of ${PRODUCT.name}.`,
  },
};
