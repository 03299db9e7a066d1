import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { list } from '../contract.ts';
import { businessOf } from './business.repo.ts';
import { presentRow } from './present-traveller.ts';
import { travellersOf } from './travellers.repo.ts';

/** The caller's saved travellers and business details. */
export const listTravellers: UseCase<typeof list> = async ({ db, caller }) => ({
  travellers: (await travellersOf(db, caller.userId)).map(presentRow),
  business: await businessOf(db, caller.userId),
});
