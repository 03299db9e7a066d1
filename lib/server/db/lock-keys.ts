import 'server-only';

/**
 * Keys of PostgreSQL's advisory locks that have one number. They share one key space in a database: two uses with the
 * same number would wait for each other. Locks with two keys (`hashtext` of a purpose and of an id) are a space of their
 * own.
 */
export const LOCK_KEYS = {
  /** Held while the schema is migrated. */
  migration: 8244170,
  /** Shared by all running processes for as long as they run. */
  process: 8244171,
  /** Held while demo stock is written or removed. */
  demoStock: 8244172,
} as const;
