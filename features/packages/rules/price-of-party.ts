import { taxOf } from '#lib/shared/money.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageLine, PackageTax, PersonPrices } from '../contract.ts';
import { partyOfRoom, type RoomParty } from './party.ts';
import { SHARING_LABELS } from './vocabulary.ts';

/** A room of a party at its price; its lines sum to `total`. In paise. */
export type PricedRoom = { occupancy: RoomOccupancy; party: RoomParty; total: number; lines: PackageLine[] };

/** The price of a party: the totals of its rooms and extras sum to `total`, and so do the lines. In paise. */
export type PartyPrice = {
  total: number;
  lines: PackageLine[];
  rooms: PricedRoom[];
  /** The extras of the party: their lines sum to `total`. */
  extras: { total: number; lines: PackageLine[] };
};

/** A line before tax, with how many and what each costs. */
export type PricedLine = PackageLine & { count: number; each: number };

/** GST on one person's price, in whole rupees: the centre's and the state's half are rounded each (section 170, CGST Act 2017). */
const taxOnPerson = (price: number, { rateBp }: PackageTax): number => 2 * taxOf(price, rateBp / 2);

/** Tax collected at source on one person's price and its GST, in whole rupees; 0 in India. */
const tcsOnPerson = (price: number, tax: PackageTax): number =>
  tax.tcsBp ? taxOf(price + taxOnPerson(price, tax), tax.tcsBp) : 0;

/** A person's price with all taxes, as it is shown. */
export const withTax = (price: number, tax: PackageTax): number =>
  price + taxOnPerson(price, tax) + tcsOnPerson(price, tax);

/** The prices of a departure with all taxes. */
export const shownPrices = (prices: PersonPrices, tax: PackageTax): PersonPrices => ({
  single: withTax(prices.single, tax),
  double: withTax(prices.double, tax),
  triple: withTax(prices.triple, tax),
  child: withTax(prices.child, tax),
});

/**
 * What a party pays for a departure. Adults pay by how their room is shared, children the child's price, infants
 * nothing. The taxes are those of the people, so that prices shown per person add up to the total. `extras`: the lines of the
 * party's extras, taxed as the package is.
 */
export function priceOfParty(
  prices: PersonPrices,
  tax: PackageTax,
  rooms: readonly RoomOccupancy[],
  extras: readonly PricedLine[] = [],
): PartyPrice {
  const priced = rooms.map((occupancy) => priceRoom(prices, tax, occupancy));
  const added = linesWithTaxes(extras, tax);
  return {
    total: priced.reduce((sum, { total }) => sum + total, added.total),
    lines: mergeLines([...priced.flatMap(({ lines }) => lines), ...added.lines]),
    rooms: priced,
    extras: added,
  };
}

function priceRoom(prices: PersonPrices, tax: PackageTax, occupancy: RoomOccupancy): PricedRoom {
  const party = partyOfRoom(occupancy);
  const groups = [
    { code: party.sharing, count: party.adults, each: prices[party.sharing] },
    { code: 'child' as const, count: party.children, each: prices.child },
    { code: 'infant' as const, count: party.infants, each: 0 },
  ].filter(({ count }) => count > 0);
  return {
    occupancy,
    party,
    ...linesWithTaxes(
      groups.map(({ code, count, each }) => lineOf(code, count, each)),
      tax,
    ),
  };
}

/** Lines with the taxes on each of what they count, which are lines too; all of them sum to `total`. Paise. */
export function linesWithTaxes(
  priced: readonly PricedLine[],
  tax: PackageTax,
): { total: number; lines: PackageLine[] } {
  const taxable = priced.reduce((sum, { amount }) => sum + amount, 0);
  const ofAll = (taxOnOne: typeof taxOnPerson) =>
    priced.reduce((sum, { count, each }) => sum + count * taxOnOne(each, tax), 0);
  const [gst, tcs] = [ofAll(taxOnPerson), ofAll(tcsOnPerson)];
  const lines = [
    ...priced,
    ...(gst ? [taxLine(tax.label, tax.rateBp, taxable, gst)] : []),
    ...(tcs ? [tcsLine(tax.tcsBp ?? 0, taxable + gst, tcs)] : []),
  ];
  return { lines, total: taxable + gst + tcs };
}

const lineOf = (
  code: Exclude<PackageLine['code'], 'extra' | 'tax' | 'tcs'>,
  count: number,
  each: number,
): PricedLine => ({
  code,
  label:
    code === 'infant'
      ? `${counted(count, 'infant')}, free`
      : code === 'child'
        ? counted(count, 'child', 'children')
        : `${counted(count, 'adult')}, ${SHARING_LABELS[code].toLowerCase()}`,
  count,
  each,
  amount: count * each,
});

const taxLine = (label: string, rateBp: number, taxable: number, amount: number): PackageLine => ({
  code: 'tax',
  label: `${label}, ${rateBp / 100}%`,
  amount,
  rateBp,
  taxable,
});

const tcsLine = (rateBp: number, taxable: number, amount: number): PackageLine => ({
  code: 'tcs',
  label: `Tax collected at source (${rateBp / 100}%), credited against your income tax`,
  amount,
  rateBp,
  taxable,
});

/** Lines of several rooms as one list: people who pay the same price stand together, then the extras, the taxes last. */
export function mergeLines(lines: readonly PackageLine[]): PackageLine[] {
  const codes = ['single', 'double', 'triple', 'child', 'infant'] as const;
  const people = codes.flatMap((code) => {
    const same = lines.filter((line) => line.code === code);
    return same.length
      ? [
          lineOf(
            code,
            same.reduce((sum, { count = 0 }) => sum + count, 0),
            same[0]!.each ?? 0,
          ),
        ]
      : [];
  });
  return [
    ...people,
    ...lines.filter(({ code }) => code === 'extra'),
    ...merged(lines.filter(({ code }) => code === 'tax')),
    ...merged(lines.filter(({ code }) => code === 'tcs')),
  ];
}

/** Lines of one tax as one; none where there are none. */
function merged(taxes: readonly PackageLine[]): PackageLine[] {
  const [first] = taxes;
  if (!first) return [];
  const sumOf = (amounts: (line: PackageLine) => number) => taxes.reduce((sum, line) => sum + amounts(line), 0);
  return [{ ...first, amount: sumOf(({ amount }) => amount), taxable: sumOf(({ taxable = 0 }) => taxable) }];
}
