import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import type { PackageExtra, PackageExtraChoice, PackageLine } from '../contract.ts';
import { linesOfExtra } from './price-of-extras.ts';
import { linesWithTaxes, mergeLines, type PricedLine } from './price-of-party.ts';
import { EXTRA_UNITS } from './vocabulary.ts';

/** The price of a party as it was sold: all of its lines, its rooms with theirs, and its extras. Amounts in paise. */
export type SoldPrice = {
  lines: readonly PackageLine[];
  rooms: readonly { occupancy: RoomOccupancy; lines: readonly PackageLine[] }[];
  extras: readonly (PackageExtraChoice & Pick<PackageExtra, 'title'>)[];
};

/** A part of a price: lines that sum to `total`, in paise. */
export type PriceOfRooms = { total: number; lines: PackageLine[] };

/**
 * What some rooms of a party cost, by their position as sold: the prices of the people in them, the extras that are sold by
 * person or by room, and the taxes on both. `shared`: with the extras of the party as a whole (vehicles, a guide). The prices of
 * all rooms one by one and of what is shared sum to the price as sold, line by line.
 */
export function priceOfRooms(sold: SoldPrice, positions: readonly number[], shared: boolean): PriceOfRooms {
  const rooms = positions.map((at) => sold.rooms[at]!);
  const extras = sold.extras.flatMap((extra) => {
    const lines = sold.lines.filter(({ code, label }) => code === 'extra' && label.startsWith(extra.title));
    return isShared(extra.code) ? (shared ? lines.map(counted) : []) : ownLines(extra, lines, rooms);
  });
  const lines = mergeLines([
    ...rooms.flatMap((room) => room.lines),
    ...linesWithTaxes(extras, taxesOf(sold.lines)).lines,
  ]);
  return { total: lines.reduce((sum, { amount }) => sum + amount, 0), lines };
}

/** Whether an extra is for the party as a whole: it is the same for fewer rooms. */
export const isShared = (code: PackageExtraChoice['code']): boolean =>
  EXTRA_UNITS[code] === 'vehicle' || EXTRA_UNITS[code] === 'day';

const counted = (line: PackageLine): PricedLine => ({
  ...line,
  count: line.count ?? 1,
  each: line.each ?? line.amount,
});

/** The lines of an extra by person or by room, for these rooms at the prices at which it was sold. */
function ownLines(
  { code, title, quantity }: SoldPrice['extras'][number],
  [first, child]: readonly PackageLine[],
  rooms: SoldPrice['rooms'],
): PricedLine[] {
  if (!first || !rooms.length) return [];
  const { each } = counted(first);
  const extra = { code, title, text: '', unit: EXTRA_UNITS[code], most: quantity, each, child: child?.each };
  return linesOfExtra(
    extra,
    quantity,
    rooms.map(({ occupancy }) => occupancy),
  );
}

/** The taxes of a price, as they are named in its lines. */
function taxesOf(lines: readonly PackageLine[]) {
  const [gst, tcs] = [lines.find(({ code }) => code === 'tax'), lines.find(({ code }) => code === 'tcs')];
  return {
    label: gst?.label.replace(/, [\d.]+%$/, '') ?? '',
    rateBp: gst?.rateBp ?? 0,
    ...(tcs?.rateBp ? { tcsBp: tcs.rateBp } : {}),
  };
}
