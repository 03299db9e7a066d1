import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBookedStay } from '#tests/support/booked-stay.ts';
import { checkPdf, factsOf, noPdfTools, textOf } from '#tests/support/pdf-tools.ts';
import { crowded, hotel, inParis, invoiceOf } from '#tests/support/rendered-documents.ts';
import { invoiceSource } from './sold-trip.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderVoucher } from './render-voucher.ts';

const OTHERS = [{ title: 'Mr', firstName: 'Companio', lastName: 'Sharedroom' }];

describe.skipIf(noPdfTools)('voucher', { timeout: 30_000 }, () => {
  it('[7.20] says where, when, who, what comes back and what was paid', async () => {
    const pdf = await renderVoucher(aBookedStay());
    checkPdf(pdf);
    const text = textOf(pdf);
    for (const words of [
      'KV 48 213',
      'Kettuvallam House',
      'Perumpadappu Road, Kumbalangi, Kochi 682007, India',
      'Telephone: +44 1632 960000',
      'Help with this booking: +44 1632 960999 · help@sarai.example · https://sarai.example/help',
      '9.87650° N, 76.28461° E',
      'Sat 12 Dec 2026 from 14:00',
      'Tue 15 Dec 2026 by 11:00',
      'Asia/Kolkata, UTC+5:30',
      '3 nights',
      'Waterside room',
      'Refundable · Breakfast',
      'Ms Asha Iyer',
      '2 adults, a child aged 5',
      'A cot for a child of five',
      'Until 2 Dec 2026, 14:00 Full refund, ₹14,868',
      'Until 8 Dec 2026, 14:00 ₹7,434 refunded',
      'From 8 Dec 2026, 14:00 No refund',
      '₹4,720 × 3 nights ₹14,160',
      'GST, 5% ₹708',
      '₹14,868',
      '₹4,868 from the wallet, ₹10,000 by UPI',
      'bkg_01kappers000000000ab',
    ])
      expect(text).toContain(words);
  });

  it('[7.20] has no line for a telephone that nobody knows', async () => {
    const { telephone: _, ...withoutTelephone } = hotel;
    const text = textOf(await renderVoucher(aBookedStay({ hotel: withoutTelephone })));
    expect(text).toContain('Kettuvallam House');
    expect(text).not.toContain('Telephone');
  });

  it('[7.20] is one tagged sheet with a title, and names no person in its properties', async () => {
    const pdf = await renderVoucher(aBookedStay());
    const facts = factsOf(pdf);
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (en-IN)');
    expect(facts).toMatchObject({
      Title: 'Hotel voucher',
      Author: 'Sarai',
      Tagged: 'yes',
      Pages: '1',
      Encrypted: 'no',
    });
    expect(JSON.stringify(facts)).not.toMatch(/Asha|Iyer/);
  });

  it('[7.20] the hotel’s own time and its distance from UTC on that day stand on it', async () => {
    const text = textOf(
      await renderVoucher({ ...inParis, checkInAt: '2026-12-12T14:00:00Z', checkOutAt: '2026-12-15T10:00:00Z' }),
    );
    expect(text).toContain('from 15:00');
    expect(text).toContain('Europe/Paris, UTC+1 at check-in');
    expect(text).toContain('Until 2 Dec 2026, 09:30');
  });

  it('[7.20] goes on to a second sheet rather than lose a word', async () => {
    const pdf = await renderVoucher(crowded);
    checkPdf(pdf);
    const text = textOf(pdf).replaceAll(' ', '');
    expect(Number(factsOf(pdf).Pages)).toBe(2);
    for (const guest of crowded.guests) expect(text).toContain(guest.firstName);
    expect(text).toContain(crowded.requests.replaceAll(' ', ''));
    expect(text).toContain('₹14,868');
    expect(text).toContain('2of2');
  });
});

describe.skipIf(noPdfTools)('names in every script', { timeout: 30_000 }, () => {
  it.each([
    ['आशा', 'शर्मा', 'आशा'],
    ['முருகன்', 'செல்வன்', 'Murukan Chelvan'],
    ['王', '小明', 'Ms [?]'],
    ['Zoë', 'Nguyễn', 'Zoë Nguyen'],
    ['‮evil', '\u0000\ud800', 'evil'],
    ['🙂', '🙃', 'Ms'],
  ])('[7.20] %s %s prints as %s', async (firstName, lastName, printed) => {
    const pdf = await renderVoucher(aBookedStay({ guests: [{ title: 'Ms', firstName, lastName }] }));
    checkPdf(pdf);
    expect(textOf(pdf)).toContain(printed);
  });

  it('[7.20] no name, request or company breaks a document', async () => {
    const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(words, words, words, async (firstName, lastName, requests) => {
        const stay = aBookedStay({
          guests: [{ title: 'Mx', firstName, lastName }],
          requests,
          gst: { number: '29AAGCB7383J1Z4', companyName: lastName },
        });
        for (const pdf of [await renderVoucher(stay), await renderInvoice(invoiceOf(stay))])
          expect(pdf.length).toBeGreaterThan(10_000);
      }),
      { numRuns: 4 },
    );
  });
});

describe.skipIf(noPdfTools)('the other guests of a shared room', () => {
  it.each([1, 2])('[7.20] stand on the voucher of %i rooms, and on no invoice', async (rooms) => {
    const lead = { title: 'Ms', firstName: 'Asha', lastName: 'Iyer' };
    const stay = aBookedStay();
    const shared = aBookedStay({
      stay: { ...stay.stay, rooms: Array.from({ length: rooms }, () => ({ adults: 2, childAges: [] })) },
      guests: Array.from({ length: rooms }, () => ({ ...lead, others: OTHERS })),
    });
    expect(textOf(await renderVoucher(shared))).toContain('Mr Companio Sharedroom');
    expect(JSON.stringify(invoiceSource(shared))).not.toContain('Companio');
  });
});
