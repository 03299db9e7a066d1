import 'server-only';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The product's own staff, made by an operator's command. `passwordHash` is null until the mailed link was used. */
export const staffAccounts = pgTable('staff_accounts', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash'),
  createdAt: instant('created_at').notNull(),
  closedAt: instant('closed_at'),
});

/** Links to set a password, by the hash of their token; a newer link replaces the earlier ones. */
export const staffLinks = pgTable(
  'staff_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('staff_links_staff').on(table.staffId), index('staff_links_expires').on(table.expiresAt)],
);

/** Sign-ins at the desk, by the hash of their token (SHA-256). `expiresAt` moves with use (`rules/staff-session.ts`). */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    openedAt: instant('opened_at').notNull(),
    usedAt: instant('used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId), index('staff_sessions_expires').on(table.expiresAt)],
);
