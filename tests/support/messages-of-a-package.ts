import { checkParty, type RoomInput } from '#features/packages/components/party-input.ts';
import { fullText } from '#features/packages/components/use-full-city.ts';
import { JOURNEYS } from '#features/packages/data/journeys.ts';
import { extrasOf, extrasProblems } from '#features/packages/rules/extras.ts';
import { entryOf, exclusionsOf, inclusionsOf } from '#features/packages/rules/present-package.ts';
import { linesOfExtra } from '#features/packages/rules/price-of-extras.ts';
import { priceOfParty } from '#features/packages/rules/price-of-party.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';

const room = (adults: number, ...childAges: (number | null)[]): RoomInput => ({ adults, childAges });
const parties: RoomInput[][] = [
  [],
  [room(2, null)],
  [room(4)],
  [room(2), room(4)],
  [room(3, 5, 6)],
  [room(2, 0, 0, 0)],
  Array.from({ length: 5 }, () => room(2)),
];
const rooms = (...adults: number[]): RoomOccupancy[] => adults.map((one) => ({ adults: one, childAges: [] }));
const families: RoomOccupancy[][] = [rooms(1), [{ adults: 2, childAges: [1, 5] }], rooms(3, 3), rooms(3, 3, 3, 3, 3)];
const prices = { single: 6_000_000, double: 4_000_000, triple: 3_600_000, child: 2_400_000 };

/** What the product says of every journey, of a party, and in the lines of its price; not what was written of one journey. */
export function messagesOfAPackage(): string[] {
  const extras = JOURNEYS.flatMap(extrasOf);
  return [
    'We could not read the travellers. Choose them again.',
    ...parties.flatMap((party) => checkParty(party).problem ?? []),
    fullText('Kochi', []),
    fullText('Kochi', [{ code: 'before', quantity: 1 }]),
    ...JOURNEYS.flatMap((journey) => [
      journey.guide,
      ...inclusionsOf(journey).filter((text) => !journey.includes.includes(text)),
      ...exclusionsOf(journey).filter((text) => !journey.excludes.includes(text)),
      ...journey.days.map(({ lodging = `a ${journey.hotelClass}-star hotel` }) => lodging),
      ...entryTexts(entryOf(journey)),
    ]),
    ...families.flatMap((family) =>
      priceOfParty(prices, { label: 'GST', rateBp: 500, tcsBp: 200 }, family).lines.map(({ label }) => label),
    ),
    ...extras.flatMap((extra) => [
      extra.title,
      extra.text.replace(/(?<=from )[A-Z].*(?= to where)|(?<=last night to ).*(?=\.$)/, '§'),
      ...families.flatMap((family) => linesOfExtra(extra, 1, family).map(({ label }) => label)),
    ]),
    ...Object.values(extrasProblems([], [{ code: 'meals', quantity: 1 }])),
    ...(['meals', 'guide'] as const).flatMap((code) => {
      const [extra] = extras.filter((one) => one.code === code);
      return Object.values(
        extrasProblems(extra ? [extra] : [], [
          { code, quantity: 9 },
          { code, quantity: 1 },
        ]),
      );
    }),
  ];
}

const entryTexts = (entry: ReturnType<typeof entryOf>): string[] =>
  entry ? [entry.passport, entry.visa, entry.official.title] : [];
