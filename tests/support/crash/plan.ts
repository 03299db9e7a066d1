import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { Caller } from '#lib/server/use-case.ts';
import type { Stay } from '#lib/shared/stay.ts';

export type Product = 'stay' | 'flight' | 'package';
/** What a buyer can have done. */
export type Word = 'paying' | 'cancelled' | 'changed' | 'paying a change' | 'paying an instalment';

/** What a child is told: who buys what of which, and the time it is. `total` is what one costs, in paise. */
export type CrashPlan = {
  buyers: { userId: string; product: Product }[];
  stays: { hotels: { hotelId: string; roomTypeId: string; ratePlanId: string }[]; stay: Stay; total: number };
  /** Offers of each trip, one a direction, and what a direction may be moved to. */
  packages: { departures: { slug: string; departure: string }[]; total: number };
  flights: { offers: string[]; instead: string }[];
  now: string;
};

/** One buyer in the child: what every use case is called with, and how it tells what it has done. */
export type Shopper = {
  call: { db: Db; caller: Caller; request: RequestFacts; query: undefined };
  says: (word: Word) => void;
};

/** What is held and not paid: its id and its price in paise. */
export type Held = { _id: string; total: number };

export const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
