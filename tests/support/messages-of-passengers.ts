import type { FlightDetails } from '#features/bookings/contract.ts';
import { flightDetails } from '#features/bookings/people.contract.ts';
import { travellerProblems } from '#features/bookings/rules/traveller-problems.ts';

const person = {
  type: 'ADT' as const,
  title: 'Ms' as const,
  firstName: 'Asha',
  lastName: 'Rao',
  born: '1990-04-30',
  passport: null,
};

/** What the form of a flight's passengers refuses. */
export function messagesOfPassengers(): string[] {
  const needs = {
    party: { adults: 1, children: 0, infants: 0 },
    requiredFields: [] as ('passport' | 'pan' | 'born')[],
    travel: ['2026-12-08', '2027-01-08'],
    airlines: ['6E'],
    today: '2026-12-01',
  };
  const details = (...people: object[]) =>
    ({
      passengers: people.map((one) => ({ ...person, ...one })),
      email: 'asha@example.com',
      mobile: '9845022812',
      gst: null,
      pan: null,
    }) as FlightDetails;
  const wrong = (people: object[], changed: Partial<typeof needs> = {}) =>
    Object.values(travellerProblems(details(...people), { ...needs, ...changed }));
  const abroad = { requiredFields: ['passport', 'born', 'pan'] as ('passport' | 'pan' | 'born')[] };
  const passport = { number: 'Z1234567', expires: '2026-12-20', nationality: '356' };
  const three = { party: { adults: 1, children: 1, infants: 1 } };
  const born = ['2025-12-20', '2015-01-01', '2014-12-20', '1880-01-01', '2027-01-01', '1990-02-31'];
  return [
    ...wrong([{}, {}]),
    ...wrong([{}], { party: { adults: 2, children: 0, infants: 0 } }),
    ...wrong([{ type: 'CHD' }, { type: 'ADT' }, { type: 'ADT' }], three),
    ...wrong([{ type: 'INF', title: 'Mr', born: null }], { party: { adults: 0, children: 0, infants: 1 }, ...abroad }),
    ...wrong([{ title: 'Master', frequentFlyer: [{ airline: 'AI', number: '12345' }] }]),
    ...['', 'R2', 'A'.repeat(31), 'A'].flatMap((name) => wrong([{ firstName: name }, { lastName: name }])),
    ...born.flatMap((day) => [
      ...wrong([{ born: day }]),
      ...wrong([{ type: 'CHD', title: 'Miss', born: day }], { party: { adults: 0, children: 1, infants: 0 } }),
      ...wrong([{ type: 'INF', title: 'Miss', born: day }], { party: { adults: 0, children: 0, infants: 1 } }),
    ]),
    ...wrong([{}], abroad),
    ...wrong([{ passport: { ...passport, expires: '' } }], abroad),
    ...wrong([{ passport }], abroad),
    ...(flightDetails.safeParse({ ...details(), passengers: [] }).error?.issues ?? []).map(({ message }) => message),
  ];
}
