import 'server-only';

/**
 * How long one piece of database work may take, in milliseconds; 0 is no limit. A process that stops in the middle of a
 * transaction keeps its locks until `idleInTransaction` ends that transaction, so whoever waits for them (`lock`) waits
 * longer than that.
 */
export type DatabaseLimits = {
  /** Waiting for a free connection of the pool, and for a new connection to open. */
  acquire: number;
  /** One statement, enforced by the server (`statement_timeout`); the client gives up `GRACE` later if the server is silent. */
  statement: number;
  /** Waiting for one lock (`lock_timeout`). */
  lock: number;
  /** An open transaction without a statement (`idle_in_transaction_session_timeout`). */
  idleInTransaction: number;
  /** A whole transaction (`transaction_timeout`, PostgreSQL 17 and newer). */
  transaction: number;
};

/** How much longer than the server the client waits before it takes the server for gone. */
export const GRACE = 2000;

/** Answering requests. */
export const REQUEST_LIMITS: DatabaseLimits = {
  acquire: 8000,
  statement: 15_000,
  lock: 8000,
  idleInTransaction: 5000,
  transaction: 30_000,
};

/** Work in the background: nobody waits for it, and a round that fails is done again. */
export const JOB_LIMITS: DatabaseLimits = {
  acquire: 15_000,
  statement: 60_000,
  lock: 8000,
  idleInTransaction: 5000,
  transaction: 300_000,
};

/** Migrations, seeding, imports: statements may be long, but never wait long in front of everybody else's. */
export const MAINTENANCE_LIMITS: DatabaseLimits = {
  acquire: 15_000,
  statement: 0,
  lock: 15_000,
  idleInTransaction: 60_000,
  transaction: 0,
};

/** Backup and restore: one transaction over all tables, as long as the data is large. */
export const BACKUP_LIMITS: DatabaseLimits = {
  acquire: 15_000,
  statement: 0,
  lock: 15_000,
  idleInTransaction: 600_000,
  transaction: 0,
};
