import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAztec } from '#tests/support/read-aztec.ts';
import { boardingCode, readBoardingCode } from '../rules/boarding-code.ts';
import { aztecsOf } from './pdf/print-code.ts';

const through = async (text: string): Promise<string> => {
  const [{ width, dark } = { width: 0, dark: [] }] = await aztecsOf([text]);
  return readAztec(width, (x, y) => dark[y * width + x] === true);
};

const letters = fc.stringMatching(/^[A-Z]{2,30}$/);
const flight = fc.record({
  pnr: fc.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/),
  from: fc.stringMatching(/^[A-Z]{3}$/),
  to: fc.stringMatching(/^[A-Z]{3}$/),
  airline: fc.constantFrom('6E', 'AI', 'ZZ'),
  number: fc.integer({ min: 1, max: 9999 }).map(String),
  date: fc.constantFrom('2026-12-08', '2026-12-31'),
  compartment: fc.constantFrom('Y', 'C'),
  seat: fc.option(fc.stringMatching(/^[1-9][0-9]?[A-K]$/)),
});

describe('bar codes', () => {
  it('[7.20] what is drawn is what is read, by a reader that shares nothing with the drawing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[ -~]{1,200}$/), async (text) => {
        expect(await through(text)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it('[7.20] every boarding code comes back with its name, ticket and flights', async () => {
    await fc.assert(
      fc.asyncProperty(
        letters,
        letters,
        fc.stringMatching(/^000\d{10}$/),
        fc.array(flight, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (surname, given, ticket, flights, infant) => {
          const { data } = readBoardingCode(
            await through(boardingCode({ surname, given, ticket, infant }, flights, '2026-11-21')),
            2026,
          );
          expect(data?.passengerName).toBe(`${surname}/${given}`.slice(0, 20));
          expect(
            data?.legs?.map(
              ({
                departureAirport,
                arrivalAirport,
                operatingCarrierPNR,
                flightNumber,
                airlineNumericCode,
                serialNumber,
                flightDate,
              }) => [
                departureAirport,
                arrivalAirport,
                operatingCarrierPNR,
                Number(flightNumber),
                `${airlineNumericCode}${serialNumber}`,
                flightDate?.toISOString().slice(0, 10),
              ],
            ),
          ).toEqual(flights.map(({ from, to, pnr, number, date }) => [from, to, pnr, Number(number), ticket, date]));
        },
      ),
      { numRuns: 100 },
    );
  });
});
