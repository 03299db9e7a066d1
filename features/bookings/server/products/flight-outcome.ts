import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { FlightOutcome } from '#lib/server/ports/flight-supplier.ts';
import { newId } from '#lib/shared/ids.ts';
import { partlyTicketed } from '../../rules/flight-notes.ts';
import { priceOfBounds, refusedBounds } from '../../rules/flight-prices.ts';
import { notTicketed } from '../../rules/sentences.ts';
import { remainingCodes } from '../../rules/remaining-trip.ts';
import type { FlightRow } from '../bookings.repo.ts';
import { journeysOf, partsOf, presentScheduleChange } from '../flights/present-parts.ts';
import type { Outcome } from './product.ts';

/** The airlines' answer for the engine. A refused part is refunded; the ticketed part stays. */
export function flightOutcome({ snapshot, total, currency }: FlightRow, told: FlightOutcome): Outcome {
  if (told.outcome === 'failed')
    return { outcome: 'failed', sentence: notTicketed(told.reason, snapshot.title, total, currency) };
  if (told.outcome !== 'confirmed' && told.outcome !== 'partial') return told;
  const parts = partsOf(snapshot, told);
  const refused = refusedBounds(parts);
  const amount = priceOfBounds(snapshot, refused);
  const named = (bounds: readonly number[]) => ({ words: journeysOf(snapshot, bounds), count: bounds.length });
  const words = partlyTicketed(
    named(refused),
    named(parts.flatMap(({ state, bounds }) => (state === 'ticketed' ? bounds : []))),
    amount,
    currency,
  );
  const scheduleChange = told.outcome === 'confirmed' ? presentScheduleChange(snapshot, told.scheduleChange) : null;
  const now = clock.now();
  return {
    outcome: 'confirmed',
    code: remainingCodes(parts),
    snapshot: {
      ...snapshot,
      parts,
      scheduleChange,
      remedy: refused.length ? words : null,
      ...(refused.length || scheduleChange ? { cancellationPolicies: [] } : {}),
    }, // then everything is refunded
    ...(refused.length
      ? {
          back: {
            amount,
            amendment: {
              id: newId('act', now.getTime()),
              at: now.toISOString(),
              kind: 'refused',
              state: 'done',
              what: { bounds: refused },
              amount,
              charge: 0,
              refundTo: 'source',
              toSource: 0,
              words: `Refused by the airline: ${journeysOf(snapshot, refused)}.`,
            },
          },
        }
      : {}),
  };
}
