import { wayProblems, type RequestedTrip } from '#features/flights/rules/search/trip-input.ts';
import { boundProblems, dayProblems, partyProblems, tripQuery } from '#lib/shared/trip.ts';

const TODAY = '2026-12-01';
const trip = (changed: object): string[] =>
  (tripQuery.safeParse({ from: 'BLR', to: 'DEL', depart: TODAY, adults: '1', ...changed }).error?.issues ?? []).map(
    ({ message }) => message,
  );
const asked: RequestedTrip = {
  way: 'one',
  legs: [{ from: 'BLR', to: 'DEL', depart: TODAY }],
  back: '',
  adults: '1',
  children: '0',
  infants: '0',
  cabin: '2',
};
const way = (changed: Partial<RequestedTrip>): string[] =>
  Object.values(wayProblems({ ...asked, ...changed }, [{ from: 'BLR', to: 'DEL' }], TODAY));
const there = { from: 'BLR', to: 'DEL', date: TODAY };

/** What is said of a search for flights that cannot be made. */
export const messagesOfAFlightSearch = (): string[] => [
  ...trip({ from: '', to: '', depart: '', return: 'x', adults: 'x', children: 'x', infants: 'x', cabin: '5' }),
  ...trip({ then: 'x' }),
  ...trip({ then: 'BLR-DEL-2026-02-31' }),
  ...trip({ then: Array.from({ length: 7 }, () => 'BLR-DEL-2026-12-09').join('_') }),
  ...way({ way: 'return' }),
  ...way({ way: 'several' }),
  ...way({ legs: [{ from: 'BLR', to: 'DEL', depart: '' }] }),
  ...[...boundProblems([{ ...there, to: 'BLR' }]), ...boundProblems([there, { ...there, date: '2026-11-30' }])].map(
    ({ message }) => message,
  ),
  ...[
    ...dayProblems([{ ...there, date: '2026-11-01' }], TODAY),
    ...dayProblems([{ ...there, date: '2028-01-01' }], TODAY),
  ].map(({ message }) => message),
  ...[
    { adults: 0, children: 0, infants: 0 },
    { adults: 9, children: 2, infants: 0 },
    { adults: 1, children: 0, infants: 2 },
    { adults: 2, children: 0, infants: 3 },
  ].flatMap((party) => Object.values(partyProblems(party))),
  'Type a city, an airport or its code.',
  'We don’t know a city or airport called “Casa Marina”. Check the spelling, or type its code.',
];
