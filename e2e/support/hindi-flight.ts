import type { FlightBooking } from '#features/bookings/contract.ts';
import { shortAirportName } from '#lib/shared/airport-names.ts';
import { englishIn } from './english-words.ts';
import { expect, type Page } from './test.ts';

/** What data names of a booked flight: airlines, aircraft, airports, its codes and people. */
export const namesInFlight = ({ bounds, parts, details, confirmationCode }: FlightBooking): string[] =>
  [
    'PNR',
    'EMD',
    'UDF',
    ...(confirmationCode?.split(', ') ?? []),
    ...parts.flatMap(({ pnr }) => pnr ?? []),
    ...(details?.passengers ?? []).flatMap(({ firstName, lastName }) => [firstName, lastName]),
    ...bounds.flatMap(({ airline, segments }) => [
      airline.code,
      airline.name,
      ...segments.flatMap(({ number, aircraft, origin, destination }) => [
        number,
        aircraft,
        ...[origin.airport, destination.airport].flatMap((airport) => [
          airport.code,
          airport.name,
          shortAirportName(airport),
        ]),
      ]),
    ]),
  ].filter(Boolean);

/** The dialog that is open says nothing of its own in English. */
export const dialogInHindi = (page: Page, names: readonly string[]) =>
  expect.poll(() => englishIn(page, names, 'dialog[open]')).toEqual([]);

/** Opens everything that is folded on the page. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((parts) =>
    parts.forEach((part) => {
      (part as HTMLDetailsElement).open = true;
    }),
  );
}
