import 'server-only';
import { counted } from '#lib/shared/word-lists.ts';
import type { CancellationWindow } from '../../rules/terms.ts';

/** More hours than anything is sold ahead. */
const ALWAYS = 9600;
const FORM = 'is written such as "72h 50% | 24h 100%", "48h 1500 | 24h 100%" or "no refund"';

/**
 * Parses a plan's cancellation terms: windows separated by "|", each with hours before check-in and charge, percent or
 * rupees. From check-in on nothing is refunded. Gives the windows, or what is wrong with the text.
 */
export function parseCancellation(text: string): CancellationWindow[] | string {
  if (/^(no refund|non-?refundable|never)$/i.test(text.trim()))
    return [{ hoursBefore: ALWAYS, chargeType: 2, charge: 100 }];
  const windows: CancellationWindow[] = [];
  for (const part of text.split('|')) {
    const found = /^(\d{1,4})\s*h\s+(?:(\d{1,3})\s*%|(?:₹|rs\.?\s*)?(\d{1,7}))$/i.exec(part.trim());
    if (!found) return FORM;
    const [, hours, percent, rupees] = found;
    if (percent !== undefined && Number(percent) > 100) return 'charges more than 100 percent';
    if (Number(hours) > ALWAYS) return `begins more than ${counted(ALWAYS, 'hour')} ahead`;
    windows.push(
      percent !== undefined
        ? { hoursBefore: Number(hours), chargeType: 2, charge: Number(percent) }
        : { hoursBefore: Number(hours), chargeType: 1, charge: Number(rupees) * 100 },
    );
  }
  for (const [index, window] of windows.entries()) {
    const before = windows[index - 1];
    if (!before) continue;
    if (window.hoursBefore >= before.hoursBefore) return 'names its windows from the earliest to the latest';
    if (window.chargeType === before.chargeType && window.charge < before.charge)
      return 'charges less as check-in comes nearer';
  }
  const last = windows.at(-1);
  const whole = last?.chargeType === 2 && last.charge === 100;
  return whole ? windows : [...windows, { hoursBefore: 0, chargeType: 2, charge: 100 }];
}
