/** The rows as the tables hold them: defined beside the tables, used by every rule. */
export * from '../data/place-types.ts';
