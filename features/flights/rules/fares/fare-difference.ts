import type { FareLine } from './price.ts';

const BEFORE_TAX: readonly FareLine['code'][] = ['base', 'fuel'];
const PASSED_ON: readonly FareLine['code'][] = ['airport', 'security'];

/**
 * The difference between a new and an old fare (negative: less) by tax base: the fare before tax, GST by rate with its
 * base, and airport charges. Sums to the difference, in paise.
 */
export function fareDifference(before: readonly FareLine[], after: readonly FareLine[]): FareLine[] {
  const gap = (codes: readonly FareLine['code'][]) => sumOf(after, codes) - sumOf(before, codes);
  const rates = [
    ...new Set([...before, ...after].flatMap(({ code, rateBp }) => (code === 'gst' && rateBp ? [rateBp] : []))),
  ].sort((a, b) => a - b);
  const taxes = rates.map((rateBp): FareLine => {
    const at = (lines: readonly FareLine[]) => lines.filter((line) => line.code === 'gst' && line.rateBp === rateBp);
    const [was, is] = [at(before), at(after)];
    const taxable = (lines: readonly FareLine[]) => lines.reduce((sum, line) => sum + (line.taxable ?? 0), 0);
    return {
      code: 'gst',
      label: `GST on the fare difference, ${rateBp / 100}%`,
      amount: sumOf(is, ['gst']) - sumOf(was, ['gst']),
      rateBp,
      taxable: taxable(is) - taxable(was),
    };
  });
  const lines: FareLine[] = [
    { code: 'base', label: 'Fare difference', amount: gap(BEFORE_TAX) },
    ...taxes,
    { code: 'airport', label: 'Airport charges, difference', amount: gap(PASSED_ON) },
  ];
  return lines.filter(({ amount, taxable }) => amount !== 0 || taxable);
}

const sumOf = (lines: readonly FareLine[], codes: readonly FareLine['code'][]): number =>
  lines.reduce((sum, { code, amount }) => (codes.includes(code) ? sum + amount : sum), 0);
