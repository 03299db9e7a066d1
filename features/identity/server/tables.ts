import 'server-only';
import { index, jsonb, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    userType: text('user_type').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    mobile: text('mobile').notNull(),
    /** The terms of use that were accepted with the account (`TERMS_VERSION`); null where it was made before there were any. */
    termsVersion: text('terms_version'),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [uniqueIndex('users_type_email').on(table.userType, table.email)],
);

/**
 * One row a session family, a chain of refresh tokens: a `tab`'s own, or the `saved` one that the browser's 7-day
 * record holds. `openedFrom` is the saved family a tab was opened with or from.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userType: text('user_type').notNull(),
    kind: text('kind').$type<'tab' | 'saved'>().notNull().default('tab'),
    openedFrom: text('opened_from'),
    device: jsonb('device')
      .$type<{ deviceId?: string; tabId?: string; userAgent?: string; address?: string }>()
      .notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_opened_from').on(table.openedFrom),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** Refresh tokens, hashed (SHA-256); each is used once. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId), index('refresh_tokens_created').on(table.createdAt)],
);

/**
 * Email addresses to be proved: attempts to sign up, to register a company, or to change one's email. The attempt's
 * token is in the browser that asked; code and link are made when the email is written, and never where the address
 * has an account. Tokens are kept as SHA-256, the code as an HMAC.
 */
export const addressProofs = pgTable(
  'address_proofs',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').$type<'sign-up' | 'company-sign-up' | 'change-email'>().notNull(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    linkHash: text('link_hash'),
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    /** Codes and passwords tried since the newest code. */
    tries: smallint('tries').notNull().default(0),
    /** Of a sign-up; a change of email belongs to an account instead. */
    passwordHash: text('password_hash'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What was filled in, by the shape of the purpose. */
    details: jsonb('details').$type<Record<string, string | null>>().notNull(),
    /** The browser that asked, in words, for the email. */
    askedBy: text('asked_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('address_proofs_token').on(table.tokenHash),
    uniqueIndex('address_proofs_link').on(table.linkHash),
    index('address_proofs_expires').on(table.expiresAt),
    index('address_proofs_user').on(table.userId),
  ],
);

/** Links to set a new password, by the hash of their token (SHA-256). Using one uses up all of the person's. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_links_user').on(table.userId), index('password_links_expires').on(table.expiresAt)],
);
