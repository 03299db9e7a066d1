import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { addDays } from '#lib/shared/dates.ts';
import type * as contract from '../contract.ts';
import { findRates } from './rates.repo.ts';

/** The longest time without publication is that of Easter or Christmas with a weekend: rates older than this are not shown. */
const MOST_DAYS_OLD = 7;

/** The rates that prices are shown in beside rupees. */
export const showRates: UseCase<typeof contract.rates> = ({ db }) =>
  findRates(db, addDays(clock.today('UTC'), -MOST_DAYS_OLD));
