import { formatMoney, money } from '#lib/shared/money.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { FareTerms, FeeStep } from './families.ts';
import { counted } from '#lib/shared/word-lists.ts';

/**
 * A fare rule as a record (the shape of TBO's MiniFareRules): between `fromHours` and `toHours` before this bound's
 * departure, a change or cancellation costs `fee` paise per passenger. `fromHours` null: from the sale on; `fee` null:
 * no change possible, or only taxes are refunded.
 */
export type MiniRule = {
  journey: string;
  type: 'change' | 'cancel';
  fromHours: number | null;
  toHours: number;
  fee: number | null;
  words: string;
};

/** The rules of one bound, changes first, in the order they apply. */
export const miniRules = (journey: string, { change, cancel }: Pick<FareTerms, 'change' | 'cancel'>): MiniRule[] => [
  ...rulesOf(journey, 'change', change),
  ...rulesOf(journey, 'cancel', cancel),
];

function rulesOf(journey: string, type: MiniRule['type'], steps: readonly FeeStep[]): MiniRule[] {
  return steps.map(({ untilHours, fee }, at) => {
    const fromHours = steps[at - 1]?.untilHours ?? null;
    return {
      journey,
      type,
      fromHours,
      toHours: untilHours,
      fee,
      words: `${when(fromHours, untilHours)}: ${what(type, fee)}`,
    };
  });
}

const hours = (count: number): string =>
  count % 24 === 0 && count > 24 ? counted(count / 24, 'day') : counted(count, 'hour');

function when(fromHours: number | null, toHours: number): string {
  if (toHours === 0)
    return fromHours === null ? 'Until departure' : `In the last ${hours(fromHours)} and after departure`;
  return fromHours === null
    ? `Until ${hours(toHours)} before departure`
    : `From ${hours(fromHours)} to ${hours(toHours)} before departure`;
}

function what(type: MiniRule['type'], fee: number | null): string {
  if (type === 'change')
    return fee === null
      ? 'the date cannot be changed'
      : fee === 0
        ? 'changes are free; pay only the fare difference'
        : `a change costs ${formatMoney(money(fee))} a passenger and the fare difference`;
  return fee === null
    ? 'taxes and airport fees are refunded, the fare is not'
    : fee === 0
      ? 'cancelling is free'
      : `cancelling costs ${formatMoney(money(fee))} a passenger, never more than the fare`;
}

/** The fee in force this many hours before departure; null: not possible, or only taxes are refunded. */
export function feeAt(steps: readonly FeeStep[], hoursLeft: number): number | null {
  for (const { untilHours, fee } of steps) if (hoursLeft > untilHours) return fee;
  return null;
}

/** Base fare and fuel surcharge of an adult, a child and an infant, in paise. */
export type Basics = readonly [adult: number, child: number, infant: number];

/**
 * The cost of cancelling one bound for a party, in paise: the fee per passenger, at most that passenger's base fare and
 * fuel surcharge (DGCA, from 26 March 2026). Taxes and airport fees are refunded on every fare.
 */
export function cancelCharge(
  steps: readonly FeeStep[],
  hoursLeft: number,
  { adults, children, infants }: Party,
  [adult, child, infant]: Basics,
): number {
  const fee = feeAt(steps, hoursLeft) ?? Infinity;
  return Math.min(fee, adult) * adults + Math.min(fee, child) * children + Math.min(fee, infant) * infants;
}
