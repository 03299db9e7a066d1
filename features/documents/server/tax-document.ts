import 'server-only';
import { gstStateName, stateTaxName } from '#lib/shared/gst-states.ts';
import { amountInWords } from '../rules/amount-in-words.ts';
import { exactMoney, percent } from '../rules/exact-money.ts';
import type { InvoiceFigures } from '../rules/invoice-figures.ts';
import { fullName } from '../rules/stay-text.ts';
import type { Cell, DocumentCanvas } from './pdf/document-canvas.ts';
import { COLUMN, INK, SHEET } from './pdf/styles.ts';
import { groupingOf, stateOfSupply, supplyLabels, type InvoiceSource } from './sold-trip.ts';
import type { Supplier } from './supplier-identity.ts';

const HALF = (COLUMN - 32) / 2;
const MONEY = 78;

/** Common parts of invoice and credit note, as Rules 46 and 53 of the CGST Rules require. */
export function writeParties(canvas: DocumentCanvas, supplier: Supplier, booking: InvoiceSource): void {
  const { guests, gst } = booking;
  const right = { x: SHEET.left + HALF + 32 };
  const [lead] = guests;
  const guest = lead ? fullName(lead) : '';
  canvas.columns(
    () => {
      canvas.write('Supplier', 'label', { width: HALF });
      canvas.write(supplier.name, 'strong', { width: HALF });
      canvas.write(supplier.address, 'quiet', { width: HALF });
      if (supplier.gstin) canvas.write(`GSTIN ${supplier.gstin} (${supplier.state})`, 'quiet', { width: HALF });
    },
    () => {
      canvas.write('Recipient', 'label', right);
      canvas.write(gst?.companyName ?? guest, 'strong', right);
      if (!gst) return;
      if (gst.address)
        canvas.write(
          gst.address
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean)
            .join(', '),
          'quiet',
          right,
        );
      const code = gst.number.slice(0, 2);
      canvas.write(`GSTIN ${gst.number}`, 'quiet', right);
      canvas.write(`State: ${gstStateName(code) ?? ''} (${code})`, 'quiet', right);
      canvas.write(supplyLabels(booking).forWhom, 'quiet', right);
    },
  );
  canvas.space(12);
}

/** A row of short facts, label above value. */
export function writeFacts(canvas: DocumentCanvas, facts: readonly (readonly [label: string, value: string])[]): void {
  const width = COLUMN / facts.length;
  canvas.rule();
  canvas.space(8);
  canvas.columns(
    ...facts.map(([label, value], index) => () => {
      const place = { x: SHEET.left + index * width, width: width - 10 };
      canvas.write(label, 'label', place);
      canvas.write(value, 'strong', place);
    }),
  );
  canvas.space(8);
  canvas.rule();
  canvas.space(14);
}

/** Tax by rate, with central and state halves. */
export function writeTaxRows(canvas: DocumentCanvas, { rows }: InvoiceFigures, booking: InvoiceSource): void {
  const stateTax = stateTaxName(stateOfSupply(booking) ?? '');
  const columns = (texts: string[], style?: Cell['style']): Cell[] =>
    texts.map((text, index) =>
      index
        ? { text, x: SHEET.left + 110 + (index - 1) * 95, width: 92, align: 'right', style }
        : { text, width: 105, style },
    );
  const inMoney = (amount: number) => exactMoney(amount, booking.currency, groupingOf(booking));
  const table = canvas.table();
  canvas.row(table, columns(['GST rate', 'Taxable value', 'CGST', stateTax, 'Tax'], 'label'), 'TH');
  for (const row of rows) {
    canvas.row(
      table,
      columns(
        [
          `${percent(row.rateBp)} (${percent(row.rateBp / 2)} + ${percent(row.rateBp / 2)})`,
          inMoney(row.taxable),
          inMoney(row.central),
          inMoney(row.state),
          inMoney(row.tax),
        ],
        'quiet',
      ),
    );
  }
  table.end();
  canvas.space(10);
}

/** Components of the total: value, both halves of the tax, rounding, and tax collected at source. */
export function taxSums(
  { taxable, rounding, collected, rows }: InvoiceFigures,
  booking: InvoiceSource,
): [label: string, amount: number][] {
  const sum = (half: 'central' | 'state') => rows.reduce((total, row) => total + row[half], 0);
  const sums: [string, number][] = [
    ['Taxable value', taxable],
    ['CGST', sum('central')],
    [stateTaxName(stateOfSupply(booking) ?? ''), sum('state')],
  ];
  return [
    ...sums,
    ...(rounding ? [['Rounding off', rounding] satisfies [string, number]] : []),
    ...(collected ? [['Tax collected at source', collected] satisfies [string, number]] : []),
  ];
}

/** The total as figure and in words. */
export function writeTotals(
  canvas: DocumentCanvas,
  sums: readonly (readonly [label: string, amount: number])[],
  total: readonly [label: string, amount: number],
  booking: InvoiceSource,
): void {
  const { currency } = booking;
  const label = { x: SHEET.left + HALF, width: HALF - MONEY };
  const table = canvas.table();
  const row = (name: string, amount: number, style: Cell['style'], size: Cell['style']) =>
    canvas.row(table, [
      { ...label, text: name, style },
      {
        x: SHEET.right - MONEY * 2,
        text: exactMoney(amount, currency, groupingOf(booking)),
        align: 'right',
        style: size,
      },
    ]);
  for (const [name, amount] of sums) row(name, amount, 'body', 'body');
  canvas.space(5);
  canvas.rule(INK, 0.9);
  canvas.space(6);
  row(total[0], total[1], 'sum', 'figure');
  table.end();
  if (currency === 'INR') canvas.write(amountInWords(total[1]), 'quiet', { align: 'right' });
  canvas.space(14);
}

/** The last lines: how the document was made, and whether it is a demonstration. */
export function writeSignature(canvas: DocumentCanvas, supplier: Supplier): void {
  canvas.write(`For ${supplier.name}`, 'strong');
  canvas.write('Computer generated. An electronic document needs no signature.', 'quiet');
  if (supplier.demo)
    canvas.write(
      'Demonstration: the supplier and its registration are examples, and this is no document for any tax office.',
      'label',
    );
}
