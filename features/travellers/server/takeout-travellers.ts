import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { businessOf } from './business.repo.ts';
import { presentTraveller } from './present-traveller.ts';
import { travellersOf } from './travellers.repo.ts';

/** An account's saved travellers and business details, for its owner to take along. */
export async function takeoutTravellers(db: Db, userId: string) {
  return {
    travellers: (await travellersOf(db, userId)).map(presentTraveller),
    business: await businessOf(db, userId),
  };
}
