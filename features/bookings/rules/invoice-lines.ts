import type { FlightBooking } from '../contract.ts';

type Line = FlightBooking['lines'][number];
type InvoiceLine = { code: 'fare' | 'fee' | 'tax'; label: string; amount: number; rateBp?: number; taxable?: number };

/**
 * The lines of a flight on an invoice. Seats, meals and bags are taxed at the flight's rate (composite supply, section
 * 8, CGST Act 2017); their prices include the tax, which is computed here. Airport charges pass through untaxed. Sums
 * exactly to the amount paid.
 */
export function invoiceLines(lines: readonly Line[], indian: boolean): InvoiceLine[] {
  return taxedLines(lines, indian ? Math.max(0, ...lines.map((line) => line.rateBp ?? 0)) : 0);
}

/** The lines of a change: the airline's fee is taxed like extras, at the rate of the new fare. */
export const changeInvoiceLines = (lines: readonly Line[], fare: readonly Line[], indian: boolean): InvoiceLine[] =>
  taxedLines(lines, indian ? Math.max(0, ...fare.map((line) => line.rateBp ?? 0)) : 0);

const TAX_INSIDE: readonly Line['code'][] = ['seat', 'meal', 'bag', 'fee'];

function taxedLines(lines: readonly Line[], rateBp: number): InvoiceLine[] {
  return lines.flatMap((line): InvoiceLine[] => {
    if (line.code === 'gst')
      return [
        {
          code: 'tax',
          label: line.label,
          amount: line.amount,
          ...(line.rateBp === undefined ? {} : { rateBp: line.rateBp }),
          ...(line.taxable === undefined ? {} : { taxable: line.taxable }),
        },
      ];
    if (line.code === 'base' || line.code === 'fuel') return [{ code: 'fare', label: line.label, amount: line.amount }];
    if (!TAX_INSIDE.includes(line.code) || !rateBp || !line.amount)
      return [{ code: 'fee', label: line.label, amount: line.amount }];
    const taxable = Math.round((line.amount * 10_000) / (10_000 + rateBp));
    return [
      { code: 'fee', label: line.label, amount: taxable },
      { code: 'tax', label: `GST on ${line.label}`, amount: line.amount - taxable, rateBp, taxable },
    ];
  });
}
