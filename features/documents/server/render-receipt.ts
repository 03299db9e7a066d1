import 'server-only';
import { amountInWords } from '../rules/amount-in-words.ts';
import { exactMoney } from '../rules/exact-money.ts';
import { documentDate } from '../rules/stay-text.ts';
import { writeHead } from './pdf/logo.ts';
import { DocumentCanvas } from './pdf/document-canvas.ts';
import { COLUMN, INK, SHEET } from './pdf/styles.ts';
import { supplierAt } from './supplier-identity.ts';
import { writeFacts, writeSignature } from './tax-document.ts';

/** Money received from a company in advance, or for what it owed. `amount` in paise. */
export type Receipt = {
  number: string;
  receivedAt: string;
  from: { companyName: string; address: string; number: string } | null;
  companyName: string;
  paidFor: string;
  method: string;
  amount: number;
};

/** A receipt of money: PDF, A4. It is no tax invoice, because nothing has been supplied for it yet. */
export async function renderReceipt(receipt: Receipt): Promise<Uint8Array> {
  const receivedAt = new Date(receipt.receivedAt);
  const supplier = supplierAt(receivedAt, null);
  const canvas = new DocumentCanvas(`Receipt ${receipt.number}`, receivedAt);
  writeHead(canvas, 'Receipt');
  canvas.space(8);
  canvas.write('Receipt number', 'label');
  canvas.write(receipt.number, 'title', {}, 'H1');
  canvas.space(14);
  const half = (COLUMN - 32) / 2;
  const right = { x: SHEET.left + half + 32 };
  canvas.columns(
    () => {
      canvas.write('Received by', 'label', { width: half });
      canvas.write(supplier.name, 'strong', { width: half });
      canvas.write(supplier.address, 'quiet', { width: half });
    },
    () => {
      canvas.write('Received from', 'label', right);
      canvas.write(receipt.companyName, 'strong', right);
      if (!receipt.from) return;
      canvas.write(
        receipt.from.address
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join(', '),
        'quiet',
        right,
      );
      canvas.write(`GSTIN ${receipt.from.number}`, 'quiet', right);
    },
  );
  canvas.space(12);
  writeFacts(canvas, [
    ['Date', documentDate(receivedAt)],
    ['Paid by', receipt.method],
  ]);
  const table = canvas.table();
  canvas.row(table, [
    { text: receipt.paidFor, width: COLUMN - 180 },
    { text: exactMoney(receipt.amount, 'INR', 'indian'), x: SHEET.right - 170, align: 'right' },
  ]);
  canvas.space(5);
  canvas.rule(INK, 0.9);
  canvas.space(6);
  canvas.row(table, [
    { text: 'Received', width: COLUMN - 180, style: 'sum' },
    { text: exactMoney(receipt.amount, 'INR', 'indian'), x: SHEET.right - 170, align: 'right', style: 'figure' },
  ]);
  table.end();
  canvas.write(amountInWords(receipt.amount), 'quiet', { align: 'right' });
  canvas.space(14);
  canvas.write(
    'This is a receipt of money, not a tax invoice. Each trip paid with it has an invoice of its own.',
    'quiet',
  );
  canvas.space(10);
  writeSignature(canvas, supplier);
  return canvas.finish(`Receipt ${receipt.number} of ${documentDate(receivedAt)}.`);
}
