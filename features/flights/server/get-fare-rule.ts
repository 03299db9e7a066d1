import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { fareRule as operation } from '../contract.ts';
import { presentRules } from '../rules/search/present-trip.ts';
import { chosenOffers } from './chosen-offers.ts';

/** Change and cancellation fees of selected flights, by time before departure. */
export const getFareRule: UseCase<typeof operation> = async ({ db, query }) =>
  presentRules(await chosenOffers(db, query));
