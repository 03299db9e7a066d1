import { describe, expect, it } from 'vitest';
import { aBookedStay } from '#tests/support/booked-stay.ts';
import { checkPdf, noPdfTools, textOf } from '#tests/support/pdf-tools.ts';
import { creditNoteOf, inParis } from '#tests/support/rendered-documents.ts';
import { renderCreditNote } from './render-credit-note.ts';

describe.skipIf(noPdfTools)('credit note', { timeout: 30_000 }, () => {
  it('[7.20] names its invoice, what is taken back of value and tax, and where the money goes', async () => {
    const pdf = await renderCreditNote(
      creditNoteOf(aBookedStay(), { amount: 743_400, charge: 743_400, to: 'wallet', at: '2026-12-04T06:00:00Z' }),
    );
    checkPdf(pdf);
    const text = textOf(pdf);
    for (const words of [
      'Credit note',
      'C32/26-27/000004',
      'Date 4 Dec 2026',
      'Against invoice S32/26-27/000123',
      'Invoice date 21 Nov 2026',
      'Place of supply Kerala (32)',
      'Stay cancelled on 4 Dec 2026',
      '₹7,080.00 ₹177.00 ₹177.00 ₹354.00',
      'Credited ₹7,434.00',
      'Rupees seven thousand four hundred thirty-four only',
      '₹7,434.00 goes to the wallet. ₹7,434.00 of the invoice stays',
    ])
      expect(text).toContain(words);
  });

  it('[7.20] of a whole refund says that nothing stays; outside India no word of GST', async () => {
    const text = textOf(
      await renderCreditNote(
        creditNoteOf(inParis, { amount: 8_580_000, charge: 0, to: 'source', at: '2026-12-04T06:00:00Z' }),
      ),
    );
    expect(text).toContain('₹85,800.00 goes back the way it was paid. Nothing of the invoice stays.');
    expect(text).not.toMatch(/GST|SAC|supply/);
  });
});
