import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { listExtras as operation } from '../contract.ts';
import { presentExtras } from '../rules/search/present-trip.ts';
import { chosenOffers } from './chosen-offers.ts';

/** Bags, meals and assistance offered with selected flights (SSR). */
export const listExtras: UseCase<typeof operation> = async ({ db, query }) =>
  presentExtras(await chosenOffers(db, query));
