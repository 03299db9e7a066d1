import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { fareQuote as operation } from '../contract.ts';
import { presentQuote } from '../rules/search/present-trip.ts';
import { chosenOffers } from './chosen-offers.ts';
import { countryNumber } from './country-number.ts';

/** Current price, times and terms of selected flights (3.11), and what changed since they were shown. */
export const getFareQuote: UseCase<typeof operation> = async ({ db, query }) =>
  presentQuote(await chosenOffers(db, query), clock.now(), query, countryNumber);
