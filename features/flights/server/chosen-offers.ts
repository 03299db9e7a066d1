import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { partyProblems, type Party } from '#lib/shared/trip.ts';
import type { CheckedTrip } from '../rules/search/check-trip.ts';
import { checkTrip } from './check-trip.ts';

type Chosen = { offers: string; adults: string; children: string; infants: string };
type Sold = Extract<CheckedTrip, { outcome: 'sold' }> & { party: Party };

/**
 * The selected offers of a query as sold now. Throws INVALID_INPUT for people or flights that cannot be booked,
 * SOLD_OUT when seats are gone.
 */
export async function chosenOffers(db: Db, { offers, ...counts }: Chosen): Promise<Sold> {
  const party: Party = {
    adults: Number(counts.adults),
    children: Number(counts.children),
    infants: Number(counts.infants),
  };
  const fields = partyProblems(party);
  const [problem] = Object.values(fields);
  if (problem) throw new AppError('INVALID_INPUT', problem, { fields });
  const checked = await checkTrip(db, { offers: offers.split('*'), party });
  if (checked.outcome === 'sold') return { ...checked, party };
  throw refusal(checked);
}

/** Why a trip cannot be sold, as a sentence. */
export function refusal(checked: Exclude<CheckedTrip, { outcome: 'sold' }>): AppError {
  if (checked.outcome === 'sold_out')
    return new AppError(
      'SOLD_OUT',
      'These seats have been sold in the meantime. Nothing was charged. Choose another fare or flight.',
      { details: { offer: checked.offer } },
    );
  const message =
    checked.outcome === 'order'
      ? 'One of these flights departs before the previous one arrives. Choose a later flight.'
      : 'One of these flights is not on sale any more. Nothing was charged. Search again to see what is.';
  return new AppError('INVALID_INPUT', message, { fields: { offers: message } });
}
