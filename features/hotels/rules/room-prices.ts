import { counted } from '#lib/shared/word-lists.ts';
import { shareOut } from '#lib/shared/share-out.ts';
import type { PriceLine } from '../contract.ts';
import { nightlyPrice, roomLabel, type PriceInput, type StayPrice } from './price.ts';
import { slabOf } from './tax.ts';

type RoomsInput = Pick<PriceInput, 'nightly' | 'priceBp' | 'slabs'> & {
  /** What the guests of each room add to a night, paise. */ charges: readonly number[];
};

/**
 * The price of each room of a stay, in the order of the rooms, line by line in paise. The lines of all rooms sum to those of
 * the stay: tax and rounding are charged on the whole, so each room has its share by what is taxed of it.
 */
export function roomPrices({ lines }: Pick<StayPrice, 'lines'>, input: RoomsInput): PriceLine[][] {
  const { nightly, priceBp, slabs, charges } = input;
  const prices = nightly.map((base) => nightlyPrice(base, priceBp));
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const rooms = charges.map((charge) => ({
    extra: charge * prices.length,
    value: sum(prices) + charge * prices.length,
    taxable: slabs.map((_, slab) =>
      sum(prices.filter((price) => slabOf(slabs, price + charge) === slab).map((price) => price + charge)),
    ),
  }));
  const priced = rooms.map(({ extra }): PriceLine[] => [
    { code: 'room', label: roomLabel(prices, [{ charge: 0, rooms: 1 }]), amount: sum(prices) },
    ...(extra
      ? [{ code: 'extra-guest' as const, label: `Extra guests, ${counted(prices.length, 'night')}`, amount: extra }]
      : []),
  ]);
  const shared = (line: PriceLine, weights: readonly number[], taxables: readonly number[] | null) =>
    shareOut(line.amount, weights).forEach((amount, room) => {
      if (!weights[room] || (!amount && !taxables)) return;
      priced[room]!.push({ ...line, amount, ...(taxables ? { taxable: taxables[room]! } : {}) });
    });
  const taxes = lines.filter(({ code }) => code === 'tax');
  const taxedSlabs = slabs.flatMap((slab, at) => (slab.rateBp && rooms.some(({ taxable }) => taxable[at]) ? [at] : []));
  taxes.forEach((line, at) => {
    const taxables = rooms.map(({ taxable }) => taxable[taxedSlabs[at]!]!);
    shared(line, taxables, taxables);
  });
  for (const line of lines.filter(({ code }) => code === 'rounding'))
    shared(
      line,
      rooms.map(({ value }) => value),
      null,
    );
  return priced;
}
