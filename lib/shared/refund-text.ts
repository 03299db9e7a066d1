import type { RefundStep } from './cancellation.ts';
import { formatInstant, type IsoDate } from './dates.ts';
import { t } from './texts.ts';

/** The refund terms of a rate as text, and whether all, a part or nothing is refunded now. */
export type RefundText = {
  tone: 'good' | 'warn' | 'muted';
  /** Every step: "Free cancellation until 2 Dec, 14:00, then 50% back until 8 Dec, 14:00". */
  text: string;
  /** Only the current step, for small spaces: "Free cancellation until 2 Dec, 14:00". */
  brief: string;
};

/**
 * The refund in one line, from the steps between now and check-in; times are the place's. `partOf` writes what of the
 * total comes back, "50%" unless told otherwise: an email about a booked trip says "₹4,200".
 */
export function refundText(
  steps: readonly RefundStep[],
  total: number,
  zone: string,
  today: IsoDate,
  partOf: (refund: number) => string = (refund) => `${Math.floor((refund * 100) / total)}%`,
): RefundText {
  const paying = steps.filter((step) => step.refund > 0);
  const [first] = paying;
  if (!first || steps[0]?.refund === 0) {
    const text = t('Non-refundable');
    return { tone: 'muted', text, brief: text };
  }
  const parts = paying.map(({ refund, until }) => {
    const when = formatInstant(until, zone, today);
    return refund === total
      ? t('Free cancellation until {when}', { when })
      : t('{part} back until {when}', { part: partOf(refund), when });
  });
  return { tone: first.refund === total ? 'good' : 'warn', text: parts.join(t(', then ')), brief: parts[0]! };
}

/**
 * The terms of a rate where the names of its rates stand beside them. Where these say "Non-refundable" too, the terms say what
 * a cancellation costs.
 */
export function termsBeside(names: readonly string[], terms: RefundText): RefundText {
  if (!names.every((name) => t(name) === terms.text)) return terms;
  const text = t('The hotel keeps the full price');
  return { ...terms, text, brief: text };
}
