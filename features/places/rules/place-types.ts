/** The row types of the tables, defined beside them. */
export * from '../data/place-types.ts';
