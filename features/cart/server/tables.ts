import 'server-only';
import { bigint, date, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CartItem, Offer } from '../contract.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Items of people's carts: what was chosen, and what it was and cost when it was added, in paise. `bookingId` is the booking
 * that was opened for it last.
 */
export const cartItems = pgTable(
  'cart_items',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    choice: jsonb('choice').$type<CartItem['choice']>().notNull(),
    /** SHA-256 of the choice: the same one is in a cart once. */
    choiceHash: text('choice_hash').notNull(),
    added: jsonb('added').$type<Offer>().notNull(),
    addedTotal: bigint('added_total', { mode: 'number' }).notNull(),
    bookingId: text('booking_id'),
    beginsOn: date('begins_on', { mode: 'string' }).notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('cart_items_own').on(table.userId, table.choiceHash),
    index('cart_items_begins_on').on(table.beginsOn),
  ],
);
export type CartRow = typeof cartItems.$inferSelect;
