import 'server-only';

/**
 * Time limits of database work, in milliseconds; 0 is no limit. A process that stops in the middle of a transaction
 * holds its locks until `idleInTransaction` ends the transaction, so `lock`, the wait for them, is longer.
 */
export type DatabaseLimits = {
  /** Waiting for a free connection of the pool, and for a new connection to open. */
  acquire: number;
  /** One statement, enforced by the server (`statement_timeout`); the client gives up `GRACE` later if the server is silent. */
  statement: number;
  /** Waiting for one lock (`lock_timeout`). */
  lock: number;
  /** An open transaction between two statements (`idle_in_transaction_session_timeout`). */
  idleInTransaction: number;
  /** A whole transaction (`transaction_timeout`, PostgreSQL 17 and newer). */
  transaction: number;
};

/** How much longer than the server's limit the client waits before it considers the server unreachable. */
export const GRACE = 2000;

/** Requests. */
export const REQUEST_LIMITS: DatabaseLimits = {
  acquire: 8000,
  statement: 15_000,
  lock: 8000,
  idleInTransaction: 5000,
  transaction: 30_000,
};

/** Background work: nobody waits for it, and a failed round is repeated. */
export const JOB_LIMITS: DatabaseLimits = {
  acquire: 15_000,
  statement: 60_000,
  lock: 8000,
  idleInTransaction: 5000,
  transaction: 300_000,
};

/**
 * Migrations, seeding and imports: long statements, but short waits for locks, because others queue behind a waiting
 * migration.
 */
export const MAINTENANCE_LIMITS: DatabaseLimits = {
  acquire: 15_000,
  statement: 0,
  lock: 15_000,
  idleInTransaction: 60_000,
  transaction: 0,
};

/** Backup and restore: one transaction over all tables. */
export const BACKUP_LIMITS: DatabaseLimits = {
  acquire: 15_000,
  statement: 0,
  lock: 15_000,
  idleInTransaction: 600_000,
  transaction: 0,
};
