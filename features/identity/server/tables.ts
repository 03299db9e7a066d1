import 'server-only';
import { index, jsonb, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#lib/server/language.ts';

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
    /** The accepted terms of use (`TERMS_VERSION`); null for older accounts. */
    termsVersion: text('terms_version'),
    /** What a traveller chose last, in any browser: the language of their emails. Null: nothing yet. */
    language: text('language').$type<Language>(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [uniqueIndex('users_type_email').on(table.userType, table.email)],
);

/**
 * Session families, chains of refresh tokens: a `tab`'s own, or the `saved` one of the browser's 7-day record.
 * `openedFrom` is the saved family a tab was opened with or from.
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
 * Attempts to prove an email address: to sign up, to register a company, or to change one's email. The attempt's token
 * is in the browser that asked; code and link are created when the email is rendered, and never where the address has
 * an account. Tokens are stored as SHA-256, the code as an HMAC.
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
    /** For sign-ups; a change of email has an account instead. */
    passwordHash: text('password_hash'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The form's values, by purpose. */
    details: jsonb('details').$type<Record<string, string | null>>().notNull(),
    /** The browser that asked, described for the email. */
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

/**
 * One-time codes to sign in, as an HMAC: the newest of each account and browser that asked. Created when the email is
 * rendered.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: smallint('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    index('sign_in_codes_expires').on(table.expiresAt),
  ],
);

/** Links to set a new password, by the hash of their token (SHA-256). Using one invalidates all of the person's. */
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
