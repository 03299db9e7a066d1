/** True for an error of a call that answered NOT_FOUND: there is none, or it is not this person's. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND';
