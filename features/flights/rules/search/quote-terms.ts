import type { CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import { cancellationWindows } from '../fares/cancellation-windows.ts';
import { ticketingDeadline } from '../ticketing.ts';
import { basicsOf } from '../fares/price.ts';
import type { CheckedOffer } from './check-bound.ts';
import type { DatedFlights } from './dated-flights.ts';

const departure = ({ sold }: CheckedOffer): Date => new Date(sold.departs * 60_000);

/** Cancellation windows of the whole trip (3.10), from now on. */
export const policiesOf = (offers: readonly CheckedOffer[], party: Party, now: Date): CancellationPolicy[] =>
  cancellationWindows(
    offers.map((offer) => ({
      steps: offer.terms.cancel,
      departsAt: departure(offer),
      party,
      basics: basicsOf(offer.amounts),
    })),
    now,
  );

/** The ticketing deadline of a PNR held now; null when an airline tickets at once, or departure is near. */
export function ticketBy(offers: readonly CheckedOffer[], now: Date): Date | null {
  const [first] = offers;
  return first && offers.every(({ kind }) => kind === 'gds') ? ticketingDeadline(now, departure(first)) : null;
}

/**
 * Passenger details airlines require besides names: birth dates of children and infants; on international journeys of
 * everybody, with passports; and on journeys out of India the payer's PAN (Liberalised Remittance Scheme).
 */
export function requiredFields(
  { world, flight }: DatedFlights,
  offers: readonly CheckedOffer[],
  { children, infants }: Party,
): ('passport' | 'pan' | 'born')[] {
  const abroad = offers.filter(({ market }) => market === 'international');
  const origin = ({ flights }: CheckedOffer) =>
    world.airports[world.routes.from[world.flights.route[flight[flights[0]!]!]!]!]!.country;
  return [
    ...(abroad.length ? (['passport'] as const) : []),
    ...(abroad.some((offer) => origin(offer) === 'IN') ? (['pan'] as const) : []),
    ...(abroad.length || children || infants ? (['born'] as const) : []),
  ];
}

/** How long a quote is valid: TBO’s 15 minutes. */
const QUOTE_MINUTES = 15;
export const quoteExpiry = (now: Date): Date => new Date(now.getTime() + QUOTE_MINUTES * 60_000);
