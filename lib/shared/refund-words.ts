import type { RefundStep } from './cancellation.ts';
import { dateInZone, formatDate, type IsoDate } from './dates.ts';

/** How a rate's refund reads in one line, and whether all, a part or nothing comes back now. */
export type RefundWords = { tone: 'good' | 'warn' | 'muted'; text: string };

/** "All back until 2 Dec, half until 8 Dec" from the steps between now and check-in; dates are the place's. */
export function refundWords(steps: readonly RefundStep[], total: number, zone: string, today: IsoDate): RefundWords {
  const paying = steps.filter((step) => step.refund > 0);
  const [first] = paying;
  if (!first || steps[0]?.refund === 0) return { tone: 'muted', text: 'Non-refundable' };
  const parts = paying.map((step, index) => {
    const until = formatDate(dateInZone(step.until, zone), today).slice(4);
    return `${shareWords(step.refund, total, index === 0)} until ${until}`;
  });
  return { tone: first.refund === total ? 'good' : 'warn', text: parts.join(', ') };
}

function shareWords(refund: number, total: number, first: boolean): string {
  const share = Math.floor((refund * 100) / total);
  const words = refund === total ? 'all' : share === 50 ? 'half' : `${share}%`;
  const text = first ? `${words} back` : words;
  return first ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
