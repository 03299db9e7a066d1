import fc from 'fast-check';
import ical from 'ical.js';
import { describe, expect, it } from 'vitest';
import { aBookedStay } from '#tests/support/booked-stay.ts';
import { checkPdf, factsOf, noPdfTools, textOf } from '#tests/support/pdf-tools.ts';
import { creditFigures } from '../rules/credit-figures.ts';
import { invoiceFigures } from '../rules/invoice-figures.ts';
import type { BookedStay } from './booked-stay.ts';
import type { RefundSource } from './refund-source.ts';
import { invoiceSource } from './sold-trip.ts';
import { renderCalendar } from './index.ts';
import { renderCreditNote } from './render-credit-note.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderVoucher } from './render-voucher.ts';
import type { Invoice } from './issue-invoice.ts';
import { supplierAt } from './supplier-identity.ts';

const ISSUED = new Date('2026-11-21T06:12:00Z');
const invoiceOf = (stay: BookedStay): Invoice => ({
  number: 'S32/26-27/000123',
  issuedAt: ISSUED,
  content: {
    supplier: supplierAt(ISSUED, stay.hotel.stateCode),
    booking: invoiceSource(stay),
    figures: invoiceFigures(stay.lines),
  },
});
const creditNoteOf = (stay: BookedStay, refund: RefundSource) => {
  const invoice = invoiceOf(stay);
  return {
    number: 'C32/26-27/000004',
    issuedAt: new Date('2026-12-04T06:00:00Z'),
    content: {
      invoice: { ...invoice, issuedAt: ISSUED.toISOString() },
      refund,
      figures: creditFigures(invoice.content.figures, refund.amount),
    },
  };
};
const { hotel } = aBookedStay();
const OTHERS = [{ title: 'Mr', firstName: 'Companio', lastName: 'Sharedroom' }];
const inParis = aBookedStay({
  hotel: {
    ...hotel,
    name: 'Hôtel du Pont-Neuf',
    address: '12 rue Dauphine, 75006 Paris',
    city: 'Paris',
    countryName: 'France',
    countryCode: 'FR',
    stateCode: null,
    zone: 'Europe/Paris',
  },
  lines: [
    { code: 'room', label: '₹26,000 × 3 nights', amount: 7_800_000 },
    { code: 'tax', label: 'VAT, 10%', amount: 780_000 },
  ],
  total: 8_580_000,
});
const crowded = aBookedStay({
  stay: {
    checkIn: '2026-12-12',
    checkOut: '2026-12-15',
    rooms: Array.from({ length: 8 }, () => ({ adults: 8, childAges: [0, 1, 5, 9, 12, 17] })),
  },
  guests: Array.from({ length: 8 }, (_, room) => ({
    title: 'Master',
    firstName: `Venkatanarasimharajuvaripeta${room}`.padEnd(60, 'a'),
    lastName: 'B'.repeat(60),
  })),
  hotel: {
    ...hotel,
    name: 'The Grand Old House of a Hundred and Eight Windows beside the Backwaters of Kumbalangi',
    address: 'Long Lane, '.repeat(20),
  },
  requests: 'A quiet room, please. '.repeat(22).trim(),
  gst: {
    number: '27AAPFU0939F1ZV',
    companyName: 'Udaan Fabrication '.repeat(6).trim(),
    address: 'Plot 7, Industrial Estate, '.repeat(8).trim(),
  },
  cancellationPolicies: Array.from({ length: 12 }, (_, day) => ({
    FromDate: `2026-11-${23 + (day % 7)}T0${day % 9}:30:00Z`,
    ChargeType: 2 as const,
    Charge: day * 8,
  })),
});

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

describe('calendar file', () => {
  const read = (stay: BookedStay) => {
    const calendar = new ical.Component(ical.parse(new TextDecoder().decode(renderCalendar(stay))) as unknown[]);
    return new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  };

  it('[7.20] says check-in and check-out in UTC, whatever zone the server lives in', () => {
    const event = read(aBookedStay());
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-12T08:30:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-15T05:30:00.000Z');
    expect([
      event.startDate.zone.tzid,
      event.uid,
      event.location,
      event.component.getFirstPropertyValue('status'),
    ]).toEqual(['UTC', 'bkg_01kappers000000000ab@sarai', hotel.address, 'CONFIRMED']);
    expect(event.component.getFirstPropertyValue('geo')).toEqual([9.8765, 76.28461]);
  });

  it('[7.20] cancels under the same id with METHOD:CANCEL, and names who sends it', () => {
    const options = { cancelled: true, organizer: { name: 'Sarai', email: 'post@sarai.example' } };
    const text = new TextDecoder().decode(renderCalendar(aBookedStay(), options));
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'ORGANIZER;CN="Sarai":MAILTO:post@sarai.example'])
      expect(text).toContain(`${line}\r\n`);
    expect(text).toContain('UID:bkg_01kappers000000000ab@sarai');
    expect(new TextDecoder().decode(renderCalendar(aBookedStay()))).toContain('METHOD:PUBLISH\r\n');
  });

  it('[7.20] keeps commas, semicolons, line breaks and long lines of other scripts whole', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: fc.constantFrom(...'ab,;\\ é₹ம🙂:"'), minLength: 1, maxLength: 120 })
          .filter((name) => name.trim() !== ''),
        (name) => {
          expect(read(aBookedStay({ hotel: { ...hotel, name } })).summary).toBe(`${name}, Kochi`);
        },
      ),
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
