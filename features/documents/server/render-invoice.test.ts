import { describe, expect, it } from 'vitest';
import { aBookedStay } from '#tests/support/booked-stay.ts';
import { checkPdf, factsOf, noPdfTools, textOf } from '#tests/support/pdf-tools.ts';
import { crowded, hotel, inParis, invoiceOf } from '#tests/support/rendered-documents.ts';
import { renderInvoice } from './render-invoice.ts';

describe.skipIf(noPdfTools)('GST invoice', { timeout: 30_000 }, () => {
  const company = aBookedStay({
    gst: { number: '27AAPFU0939F1ZV', companyName: 'Udaan Fabrication', address: '4 Dockyard Road\nMumbai 400010' },
  });

  it('[7.20] has all that Rule 46 lists', async () => {
    const pdf = await renderInvoice(invoiceOf(company));
    checkPdf(pdf);
    const text = textOf(pdf);
    for (const words of [
      'Tax invoice',
      'S32/26-27/000123',
      'Date 21 Nov 2026',
      'Sarai Stays',
      'Example House, 1 Example Road',
      'GSTIN 32ZZZCS0000Z1',
      '(Kerala)',
      'Udaan Fabrication 4 Dockyard Road, Mumbai 400010 GSTIN 27AAPFU0939F1ZV State: Maharashtra (27)',
      'Place of supply Kerala (32)',
      'Reverse charge No',
      'SAC',
      '996311',
      'Room accommodation: Waterside room (Breakfast), Kettuvallam House, Kochi, 12–15 Dec 2026, 3 nights, 1 room',
      '5% (2.5% + 2.5%) ₹14,160.00 ₹354.00 ₹354.00 ₹708.00',
      'Taxable value ₹14,160.00',
      'CGST ₹354.00',
      'SGST ₹354.00',
      'Total ₹14,868.00',
      'Rupees fourteen thousand eight hundred sixty-eight only',
      'Computer generated',
      'Demonstration',
    ])
      expect(text).toContain(words);
    expect(factsOf(pdf)).toMatchObject({ Title: 'Tax invoice S32/26-27/000123', Pages: '1', Tagged: 'yes' });
  });

  it('[7.20] names the guest where no company is', async () => {
    const text = textOf(await renderInvoice(invoiceOf(aBookedStay())));
    expect(text).toContain('Recipient Ms Asha Iyer');
    expect(text).not.toContain('State:');
  });

  it('[7.20] shows each rate, UTGST where there is no legislature, and the rounding', async () => {
    const lines = [
      { code: 'room' as const, label: '3 nights', amount: 2_100_020 },
      { code: 'tax' as const, label: 'GST, 5%', amount: 35_000, rateBp: 500, taxable: 700_000 },
      { code: 'tax' as const, label: 'GST, 18%', amount: 252_000, rateBp: 1800, taxable: 1_400_020 },
      { code: 'rounding' as const, label: 'Rounded to the rupee', amount: -20 },
    ];
    const text = textOf(
      await renderInvoice(invoiceOf(aBookedStay({ lines, total: 2_387_000, hotel: { ...hotel, stateCode: '38' } }))),
    );
    for (const words of [
      '5% (2.5% + 2.5%) ₹7,000.00 ₹175.00 ₹175.00 ₹350.00',
      '18% (9% + 9%) ₹14,000.20 ₹1,260.00 ₹1,260.00 ₹2,520.00',
      'UTGST ₹1,435.00',
      'Rounding off −₹0.20',
      'Total ₹23,870.00',
      'Ladakh (38)',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('SGST');
  });

  it('[7.20] outside India it is a plain invoice without a word of GST', async () => {
    const pdf = await renderInvoice(invoiceOf(inParis));
    checkPdf(pdf);
    const text = textOf(pdf);
    for (const words of ['Invoice', 'Place of stay France', 'VAT, 10% ₹7,800.00', 'Total ₹85,800.00'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/GST|SAC|Tax invoice|supply|Reverse/);
  });

  it('[7.20] is the same file however often it is asked for', async () => {
    expect(
      Buffer.from(await renderInvoice(invoiceOf(company))).equals(Buffer.from(await renderInvoice(invoiceOf(company)))),
    ).toBe(true);
  });

  it('[7.20] keeps every word of a crowded booking', async () => {
    const pdf = await renderInvoice(invoiceOf(crowded));
    checkPdf(pdf);
    expect(textOf(pdf).replaceAll(' ', '')).toContain((crowded.gst?.companyName ?? '').replaceAll(' ', ''));
  });
});
