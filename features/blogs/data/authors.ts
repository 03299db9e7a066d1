import { PRODUCT } from '#lib/shared/product.ts';
import type { Author } from './post-types.ts';

export const EDITORS: Author = {
  name: `${PRODUCT.name} editors`,
  about: `The people who write the terms, the help and this magazine of ${PRODUCT.name}.`,
};
