import { partOf, shareOut } from '#lib/shared/share-out.ts';
import { intoHalves, type InvoiceFigures } from './invoice-figures.ts';

/**
 * The part of an invoice that a refund reverses, in paise: taxable value, tax, rounding and tax collected at source in
 * proportion, because a cancellation charge is taxed at the rate of the stay (CBIC circular 178/10/2022). Sums exactly to
 * the refund.
 */
export function creditFigures(invoice: InvoiceFigures, refund: number): InvoiceFigures {
  if (!Number.isSafeInteger(refund) || refund < 0 || refund > invoice.total)
    throw new RangeError(`Cannot credit ${refund} of ${invoice.total}`);
  const rounding = Math.trunc((invoice.rounding * refund) / invoice.total) || 0;
  const collected = invoice.collected ? partOf(invoice.collected, refund, invoice.total) : 0;
  const parts = shareOut(
    refund - rounding - collected,
    invoice.rows.flatMap((row) => [row.taxable, row.tax]),
  );
  const rows = invoice.rows.map((row, index) =>
    intoHalves({ rateBp: row.rateBp, taxable: parts[index * 2] ?? 0, tax: parts[index * 2 + 1] ?? 0 }),
  );
  const tax = rows.reduce((sum, row) => sum + row.tax, 0);
  return {
    rows,
    tax,
    rounding,
    ...(collected ? { collected } : {}),
    taxable: refund - rounding - collected - tax,
    total: refund,
  };
}
