import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PriceLine } from '../contract.ts';
import type { GuestCharge } from './occupancy.ts';
import { slabOf, slabTax, taxLabel, type TaxSlab } from './tax.ts';

/** Everything is sold in rupees (9.9). */
export const CURRENCY = 'INR';

/** Nightly prices are multiples of ten rupees. */
const PRICE_STEP = 1000;
const RUPEE = 100;

/**
 * Inputs of a price: `nightly` the calendar's base price of each night (paise), `priceBp` the rate plan's share of it
 * (basis points), extra guest charges of the rooms, and the tax slabs of the hotel's country on check-in.
 */
export type PriceInput = {
  nightly: readonly number[];
  priceBp: number;
  charges: readonly GuestCharge[];
  slabs: readonly TaxSlab[];
};

/** The price of a stay: `nightly` is one room without tax or extra guests; `lines` sum to `total`. All in paise. */
export type StayPrice = {
  total: number;
  currency: string;
  nightly: { date: IsoDate; amount: number }[];
  lines: PriceLine[];
};

/** One room's price for one night under a rate plan, in multiples of ten rupees (paise, half up). */
export const nightlyPrice = (base: number, priceBp: number): number =>
  Math.floor((base * priceBp) / 10_000 / PRICE_STEP + 0.5) * PRICE_STEP;

/** Totals over all nights: rooms, extra guests, and the taxable amount of each tax slab. */
type Sums = { room: number; extra: number; taxable: number[] };

/**
 * Adds up all nights into `sums`. Tax applies to a room's charge that night including extra guests (value of supply a
 * unit a day).
 */
function sumNights({ nightly, priceBp, charges, slabs }: PriceInput, sums: Sums): Sums {
  const { taxable } = sums;
  for (let slab = 0; slab < slabs.length; slab++) taxable[slab] = 0;
  let [room, extra] = [0, 0];
  for (const base of nightly) {
    const price = nightlyPrice(base, priceBp);
    for (const { charge, rooms } of charges) {
      room += price * rooms;
      extra += charge * rooms;
      const slab = slabOf(slabs, price + charge);
      if (slab >= 0) taxable[slab]! += (price + charge) * rooms;
    }
  }
  sums.room = room;
  sums.extra = extra;
  return sums;
}

/** Reused by `stayTotal`: a search computes thousands of totals without allocating. */
const spare: Sums = { room: 0, extra: 0, taxable: [] };

const roundToRupee = (amount: number): number => Math.floor(amount / RUPEE + 0.5) * RUPEE;

/**
 * The total of a stay in paise, whole rupees, with all taxes, as the listing shows it; equal to `priceStay(...).total`.
 */
export function stayTotal(input: PriceInput): number {
  const { room, extra, taxable } = sumNights(input, spare);
  let total = room + extra;
  for (let slab = 0; slab < input.slabs.length; slab++)
    if (taxable[slab]) total += slabTax(input.slabs[slab]!, taxable[slab]!);
  return roundToRupee(total);
}

/** The price of a stay with its lines. */
export function priceStay(input: PriceInput, checkIn: IsoDate): StayPrice {
  const { room, extra, taxable } = sumNights(input, { room: 0, extra: 0, taxable: [] });
  const nightly = input.nightly.map((base, night) => ({
    date: addDays(checkIn, night),
    amount: nightlyPrice(base, input.priceBp),
  }));
  const lines: PriceLine[] = [
    {
      code: 'room',
      label: roomLabel(
        nightly.map((night) => night.amount),
        input.charges,
      ),
      amount: room,
    },
  ];
  if (extra)
    lines.push({ code: 'extra-guest', label: `Extra guests, ${counted(nightly.length, 'night')}`, amount: extra });
  taxable.forEach((amount, index) => {
    const slab = input.slabs[index]!;
    if (amount && slab.rateBp)
      lines.push({
        code: 'tax',
        label: taxLabel(slab),
        amount: slabTax(slab, amount),
        rateBp: slab.rateBp,
        taxable: amount,
      });
  });
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  const total = roundToRupee(sum);
  if (total !== sum) lines.push({ code: 'rounding', label: 'Rounded to the rupee', amount: total - sum });
  return { total, currency: CURRENCY, nightly, lines };
}

/** "₹4,720 × 3 nights", "₹4,720 × 3 nights × 2 rooms"; without the nightly price when nights differ. */
export function roomLabel(prices: readonly number[], charges: readonly GuestCharge[]): string {
  const rooms = charges.reduce((count, group) => count + group.rooms, 0);
  const same = prices.every((price) => price === prices[0]);
  const parts = [
    ...(same ? [formatMoney(money(prices[0] ?? 0))] : []),
    counted(prices.length, 'night'),
    ...(rooms > 1 ? [counted(rooms, 'room')] : []),
  ];
  return parts.join(' × ');
}
