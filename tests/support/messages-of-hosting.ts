import type { ZodType } from 'zod';
import { addAlbum, budgetForm, hostedEventForm } from '#features/events/contract.ts';
import { readBudget } from '#features/events/rules/budget-form.ts';
import { fewerPlacesProblem, hostingProblems, removedDaysProblem } from '#features/events/rules/hosting-problems.ts';
import { notFound } from '#lib/shared/errors.ts';

const messagesOf = (schema: ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const LONG = 'a b '.repeat(1000);
const NOW = { today: '2026-11-20', time: '12:00' };
const TIMES = { startsOn: '2027-01-15', endsOn: '2027-01-16', startTime: '16:00', endTime: '22:30' };
const line = { day: '2027-01-15', at: '19:00', what: 'Dinner', where: '' };
const form = {
  title: 'A wedding',
  headline: 'Two days',
  about: 'Come for both.',
  city: 'mysuru',
  venueName: 'The hall',
  venueAddress: '12 Lake Road',
  ...TIMES,
  places: 20,
  programme: [line],
};
const EMPTY = {
  title: '',
  headline: '',
  about: '',
  city: '',
  venueName: '',
  venueAddress: '',
  startsOn: '',
  endsOn: '',
};
const budget = (over: object) => messagesOf(budgetForm, { total: 0, lines: [], ...over });
const cost = { category: 'food', description: 'Dinner', planned: 0, paid: 0 };
const typed = (total: string) => Object.values(readBudget({ total, lines: [] }).problems);

/** What the form of an event, its budget and its albums refuse to the host, and what changes and limits do. */
export const messagesOfHosting = (): string[] => [
  ...[
    EMPTY,
    { startTime: '', endTime: '25:00' },
    { places: 0 },
    { places: 201 },
    { title: LONG },
    { about: 'www.example.com' },
    { about: 'Ask 98450 22812' },
    { about: 'cheap stays '.repeat(30) },
    { about: `a${'\u0301'.repeat(20)}` },
    { programme: [{ ...line, what: '', day: '' }] },
    { programme: Array(41).fill(line) },
  ].flatMap((over) => messagesOf(hostedEventForm, { ...form, ...over })),
  ...[
    { startsOn: '2026-11-19' },
    { startsOn: '2026-11-20', startTime: '09:00' },
    { startsOn: '2029-01-15', endsOn: '2029-01-16' },
    { endsOn: '2027-01-14' },
    { endsOn: '2027-01-25' },
    { endsOn: '2027-01-15', endTime: '15:00' },
  ].flatMap((over) => Object.values(hostingProblems({ ...TIMES, ...over }, [{ day: '2027-02-01' }], NOW))),
  ...[1, 3].flatMap((taken) => [
    ...Object.values(removedDaysProblem([{ day: '2027-01-17', taken }], ['2027-01-15'])),
    ...Object.values(fewerPlacesProblem([{ taken }], 0)),
  ]),
  'Choose a city from the list.',
  notFound('This event').message,
  ...['removed', 'cancelled', 'over'].map(
    (state) => `This event ${state === 'removed' ? 'was' : 'is'} ${state}. Nothing was changed.`,
  ),
  'Place or time changed 3 times today, with an email to everybody each time. Change them again tomorrow. Nothing was changed.',
  'One of your events was removed, so you cannot make another. Ask us on the help page.',
  'You have 10 events that are not over. Cancel one before you make another.',
  'You can make 5 events in 24 hours. Try again tomorrow.',
  ...budget({ total: -1 }),
  ...budget({ total: 100_000_000_01 }),
  ...budget({ lines: [{ ...cost, category: '', description: '' }] }),
  ...budget({ lines: Array(101).fill(cost) }),
  ...['a lot', '-5', '5,0,0', '1.999', '99999999999'].flatMap(typed),
  'This budget was saved in another tab or by somebody else since you opened it. Nothing of yours was saved or lost.',
  ...messagesOf(addAlbum.body ?? budgetForm, { code: 'EV-7K4M2Q9X3T', name: '' }),
  'There is an album of this name.',
  'An event has at most 8 albums of its own.',
];
