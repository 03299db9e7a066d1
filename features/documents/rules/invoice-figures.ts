/** A price line of a booking; amounts in paise. A tax line may state its rate and base. */
export type InvoiceLine = {
  code: 'room' | 'extra-guest' | 'kept' | 'fare' | 'fee' | 'tour' | 'tax' | 'tcs' | 'rounding';
  label: string;
  amount: number;
  rateBp?: number | undefined;
  taxable?: number | undefined;
};

/** One tax rate: base, tax, and its halves (central and state). Rates in basis points, amounts in paise. */
export type TaxRow = { rateBp: number; taxable: number; tax: number; central: number; state: number };

/**
 * `taxable + tax + rounding + collected = total`; the rows sum to `taxable` and `tax`. `collected` is tax collected at
 * source, left out where there is none.
 */
export type InvoiceFigures = {
  taxable: number;
  tax: number;
  rounding: number;
  collected?: number;
  total: number;
  rows: TaxRow[];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The figures of an invoice by rate; lines without a rate are at 0 %. */
export function invoiceFigures(lines: readonly InvoiceLine[]): InvoiceFigures {
  const amountOf = (...codes: InvoiceLine['code'][]) =>
    sum(lines.filter((line) => codes.includes(line.code)).map((line) => line.amount));
  const taxable = amountOf('room', 'extra-guest', 'fare', 'fee', 'tour');
  const taxed = taxedValues(
    lines.filter((line) => line.code === 'tax'),
    taxable,
  );
  const untaxed = taxable - sum(taxed.map((row) => row.taxable));
  const rows = mergeRates([...taxed, ...(untaxed ? [{ rateBp: 0, taxable: untaxed, tax: 0 }] : [])]).map(intoHalves);
  const [tax, rounding, collected] = [amountOf('tax'), amountOf('rounding'), amountOf('tcs')];
  return {
    taxable,
    tax,
    rounding,
    ...(collected ? { collected } : {}),
    total: taxable + tax + rounding + collected,
    rows,
  };
}

/** The sum of several invoices of a booking by rate, of which a credit note reverses a part. */
export function sumOfFigures(figures: readonly InvoiceFigures[]): InvoiceFigures {
  const of = (key: 'taxable' | 'tax' | 'rounding' | 'total') => sum(figures.map((one) => one[key]));
  const collected = sum(figures.map((one) => one.collected ?? 0));
  const rows = mergeRates(figures.flatMap((one) => one.rows))
    .filter(({ taxable, tax }) => taxable !== 0 || tax !== 0)
    .map(intoHalves);
  return {
    taxable: of('taxable'),
    tax: of('tax'),
    rounding: of('rounding'),
    ...(collected ? { collected } : {}),
    total: of('total'),
    rows,
  };
}

type Taxed = { rateBp: number; taxable: number; tax: number };

/** Half the tax is the centre's and half the state's (CGST and SGST Acts, section 9); an odd paisa goes to the state's. */
export function intoHalves(row: Taxed): TaxRow {
  const central = Math.floor(row.tax / 2);
  return { ...row, central, state: row.tax - central };
}

/**
 * The base of each tax line. A single line without a base taxes everything; of several, bases follow from their rates,
 * and the largest takes the rounding difference.
 */
function taxedValues(lines: readonly InvoiceLine[], taxable: number): Taxed[] {
  const rows = lines.map((line) => {
    const rateBp =
      line.rateBp ?? rateInLabel(line.label) ?? (taxable ? Math.round((line.amount * 10_000) / taxable) : 0);
    const implied = lines.length === 1 || !rateBp ? taxable : Math.round((line.amount * 10_000) / rateBp);
    return { rateBp, taxable: line.taxable ?? implied, tax: line.amount };
  });
  const largest = rows.toSorted((a, b) => b.taxable - a.taxable)[0];
  if (largest && lines.some((line) => line.taxable === undefined))
    largest.taxable += taxable - sum(rows.map((row) => row.taxable));
  return rows;
}

/** "GST, 5%" → 500. */
function rateInLabel(label: string): number | null {
  const percent = /(\d{1,3}(?:\.\d{1,2})?) ?%/.exec(label)?.[1];
  return percent ? Math.round(Number(percent) * 100) : null;
}

function mergeRates(rows: readonly Taxed[]): Taxed[] {
  const rates = [...new Set(rows.map((row) => row.rateBp))].toSorted((a, b) => a - b);
  return rates.map((rateBp) => {
    const same = rows.filter((row) => row.rateBp === rateBp);
    return { rateBp, taxable: sum(same.map((row) => row.taxable)), tax: sum(same.map((row) => row.tax)) };
  });
}
