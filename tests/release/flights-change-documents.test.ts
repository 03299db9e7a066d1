import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { FAMILY, flyerOf, ONE, travellersFor, zz, type Flyer } from '../support/flyer.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';

const setup = useBookingSetup();
const LATER = '2026-12-22';

async function document(
  asha: Flyer,
  kind: 'invoice' | 'credit-note',
  bookingId: string,
  amendment = '',
): Promise<{ status: number; text: string }> {
  const response = await fetch(
    `${setup.api()}/api/documents/${kind}?bookingId=${bookingId}${amendment && `&amendment=${amendment}`}`,
    {
      headers: { authorization: `Bearer ${asha.token()}` },
    },
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status === 200) checkPdf(bytes);
  return { status: response.status, text: response.status === 200 ? textOf(bytes) : new TextDecoder().decode(bytes) };
}
const paise = (text: string, label: string): number =>
  Math.round(
    Number(
      new RegExp(`${label} (−?)₹([\\d,]+\\.\\d\\d)`)
        .exec(text)
        ?.slice(1)
        .join('')
        .replaceAll(',', '')
        .replace('−', '-'),
    ) * 100,
  );
const exact = (amount: number): string => `₹${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

async function changed(
  asha: Flyer,
  trip: FlightBooking,
  offer: string,
): Promise<{ trip: FlightBooking; due: number; fee: number; amendment: string }> {
  const { due, fee } = (await asha.changeQuote(trip._id, 0, offer)).data;
  const { data } = await asha.changeTo(trip._id, 0, offer, due, 0);
  const callback = data.checkoutUrl && (await asha.atCheckout(data.checkoutUrl));
  if (callback) await asha.comeBack(callback.fields);
  const after = await asha.lookAt(trip._id);
  return { trip: after, due, fee, amendment: after.amendments.at(-1)!._id };
}

describe.skipIf(noPdfTools)('the documents of a change', { timeout: 60_000 }, () => {
  it('[7.20] a dearer one has a supplementary GST invoice for fee and difference, to the paisa, that names the first; the first stays as it was', async () => {
    const asha = await flyerOf(setup);
    const quoted = await asha.heldTrip({ offers: [zz(9011)], party: FAMILY });
    await asha.nameAll(quoted, {
      ...travellersFor(FAMILY),
      gst: { number: '27AAPFU0939F1ZV', companyName: 'Udaan Traders', address: '4 Dockyard Road, Mumbai 400010' },
    });
    const before = await asha.pays(quoted);
    const first = await document(asha, 'invoice', before._id);
    const { trip, due, fee, amendment } = await changed(asha, before, zz(9011, LATER));
    expect(due).toBeGreaterThan(0);
    const { text } = await document(asha, 'invoice', trip._id, amendment);
    for (const words of [
      'Supplementary tax invoice',
      `To invoice`,
      before.documents.invoice!,
      'Udaan Traders',
      'Maharashtra (27)',
      '996425',
      'Air travel: changed from ZZ 9011 on Sun 20 Dec 2026 to ZZ 9011 on Tue 22 Dec 2026',
      'Change fee, Bengaluru – Delhi',
      'Paid in full',
    ])
      expect(text).toContain(words);
    expect(paise(text, 'Total')).toBe(due);
    expect(paise(text, 'Taxable value') + paise(text, 'CGST') + paise(text, 'SGST')).toBe(due);
    expect(text).toContain(exact(Math.round((fee * 10_000) / 10_500))); // the fee has its 5% inside
    expect((await document(asha, 'invoice', trip._id)).text).toBe(first.text);
    expect(trip.documents.invoice).toBe(before.documents.invoice);
  });

  it('[7.20] a cheaper one has a credit note for what came back; documents that do not exist say so', async () => {
    const asha = await flyerOf(setup);
    const before = await asha.ticketed({ offers: [zz(9011, '2026-12-20', 'flexi')] });
    const { trip, due, amendment } = await changed(asha, before, zz(9011, LATER));
    expect(due).toBeLessThan(0);
    const { text } = await document(asha, 'credit-note', trip._id, amendment);
    for (const words of [
      'Credit note',
      before.documents.invoice!,
      'Flight changed on',
      'the flight it was changed to costs less',
    ])
      expect(text).toContain(words);
    expect(paise(text, 'Credited')).toBe(-due);
    expect(await document(asha, 'invoice', trip._id, amendment)).toMatchObject({
      status: 409,
      text: expect.stringContaining('nothing more was paid for it') as string,
    });
  });

  it('[7.20] a trip that became dearer and is then cancelled is credited over both its invoices', async () => {
    const asha = await flyerOf(setup);
    const before = await asha.ticketed({ offers: [zz(9011)], party: ONE });
    const { trip, due } = await changed(asha, before, zz(9011, LATER, 'flexi'));
    const { refund } = (await asha.dueBack(trip._id)).data;
    expect(refund).toBeGreaterThan(before.total); // more than the first invoice could give
    const cancelled = (await asha.cancelTrip(trip._id, refund)).data;
    expect(cancelled).toMatchObject({ state: 'cancelled', refund: { amount: refund } });
    const { text } = await document(asha, 'credit-note', trip._id);
    expect(paise(text, 'Credited')).toBe(refund);
    expect(text).toContain(`${exact(before.total + due - refund)} of the invoices stays`);
    expect(text.match(/S29\/26-27\/\d{6}/g)).toHaveLength(2);
  });
});
