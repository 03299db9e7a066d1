import 'server-only';
import { lt } from 'drizzle-orm';
import { daysBefore, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { cartItems } from './tables.ts';

/** How long items of carts are stored. */
export const cartRetention: readonly Retention[] = [
  retainedUntil(
    cartItems,
    'two days after it would have begun',
    'or until the person books or removes it, or closes the account',
    (now) => lt(cartItems.beginsOn, daysBefore(now, 2).toISOString().slice(0, 10)),
  ),
];
