import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { documentNumbers } from '#features/documents/server/index.ts';
import { documents } from '#features/documents/server/tables.ts';
import { hotels } from '#features/hotels/server/tables.ts';
import { accessToken } from '../support/access-token.ts';
import { GST_STATES } from '#lib/shared/gst-states.ts';
import { gstinCheckCharacter } from '#lib/shared/tax-ids.ts';
import { call } from '#tests/support/api-server.ts';
import { useBookingSetup } from '#tests/support/booking-setup.ts';
import { aStay, ASHA } from '#tests/support/buyer.ts';
import { checkPdf, noPdfTools, textOf } from '#tests/support/pdf-tools.ts';

const setup = useBookingSetup();
const DOCUMENTS = ['voucher', 'invoice', 'credit-note', 'calendar'];

/** Downloads a document of a booking as its traveller. */
async function download(document: string, bookingId: string, token?: string) {
  const response = await fetch(`${setup.api()}/api/documents/${document}?bookingId=${bookingId}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const json = response.headers.get('content-type')?.includes('json')
    ? (JSON.parse(new TextDecoder().decode(bytes)) as { code: string; message: string })
    : null;
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes,
    code: json?.code,
    message: json?.message,
  };
}

describe('documents of a booking over HTTP', () => {
  it.each(DOCUMENTS)(
    '[7.20] %s: nobody 401, nor whom no company knows, no booking named 400, somebody else’s and none alike 404',
    async (document) => {
      const [owner, stranger] = [await setup.buyer(), await setup.buyer()];
      const booking = await owner.confirmed(await setup.stocked());
      const unemployed = accessToken({ userId: owner.userId, userType: 'corporate', sessionId: 'ses_1' });
      expect(await download(document, booking._id)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
      expect(await download(document, booking._id, unemployed)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
      expect((await call('GET', `/api/documents/${document}`, { token: owner.token() })).status).toBe(400);
      const [others, none] = [
        await download(document, booking._id, stranger.token()),
        await download(document, 'bkg_none', stranger.token()),
      ];
      expect([others.status, others.message]).toEqual([404, none.message]);
    },
  );

  it.skipIf(noPdfTools)(
    '[7.20] a confirmed booking has voucher, invoice and calendar at once; its invoice stays as it was issued',
    async () => {
      const buyer = await setup.buyer(100_000);
      const booking = await buyer.confirmed(await setup.stocked(), { walletAmount: 100_000 });
      expect(booking.documents).toEqual({
        voucher: true,
        invoice: expect.stringMatching(/^S32\/26-27\/\d{6}$/) as string,
        creditNote: null,
      });

      const [voucher, invoice] = [
        await download('voucher', booking._id, buyer.token()),
        await download('invoice', booking._id, buyer.token()),
      ];
      for (const document of [voucher, invoice]) {
        expect(document).toMatchObject({ status: 200, type: 'application/pdf' });
        checkPdf(document.bytes);
      }
      expect(textOf(voucher.bytes)).toContain(booking.confirmationCode);
      expect(textOf(voucher.bytes)).toContain('₹1,000 from the wallet, ₹7,400 by UPI');
      for (const words of [
        booking.documents.invoice ?? '',
        'CGST ₹200.00',
        'SGST ₹200.00',
        'Total ₹8,400.00',
        'Ms Asha Rao',
      ])
        expect(textOf(invoice.bytes)).toContain(words);

      const calendar = await download('calendar', booking._id, buyer.token());
      expect(calendar).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
      expect(new TextDecoder().decode(calendar.bytes)).toContain(
        `DTSTART:${booking.checkInAt.replace(/[-:]|\.000/g, '')}`,
      );

      const renamed = await buyer.nameGuests(booking._id, {
        ...ASHA,
        guests: [{ title: 'Mr', firstName: 'Vikram', lastName: 'Seth' }],
      });
      expect(renamed.status).toBe(200);
      const [newVoucher, sameInvoice] = [
        await download('voucher', booking._id, buyer.token()),
        await download('invoice', booking._id, buyer.token()),
      ];
      expect(textOf(newVoucher.bytes)).toContain('Vikram Seth');
      expect(Buffer.from(sameInvoice.bytes).equals(Buffer.from(invoice.bytes))).toBe(true);
    },
  );

  it('[7.20] 24 travellers who are confirmed at once get consecutive invoices', async () => {
    const hotel = await setup.stocked({ allotment: 24 });
    const buyers = await Promise.all(Array.from({ length: 24 }, () => setup.buyer()));
    const before = await setup.db().$count(documents);
    const bookings = await Promise.all(buyers.map((buyer) => buyer.confirmed(hotel)));
    const places = bookings
      .map((booking) => Number(booking.documents.invoice?.split('/')[2]))
      .toSorted((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 24 }, (_, index) => (places[0] ?? 0) + index));
    expect(await setup.db().$count(documents)).toBe(before + 24);
  });

  it('[7.20] a held room has no document yet, and the answer says when it will', async () => {
    const buyer = await setup.buyer();
    const booking = await buyer.held(await setup.stocked());
    for (const document of DOCUMENTS) {
      const answer = await download(document, booking._id, buyer.token());
      expect(answer).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
      expect(answer.message).toContain('It is here as soon as the hotel confirms.');
    }
    expect(await documentNumbers({ db: setup.db(), bookingId: booking._id })).toEqual({
      invoice: null,
      creditNote: null,
    });
  });

  it.skipIf(noPdfTools)(
    '[7.20] the hotel’s telephone of the day of booking stands on the trip and the voucher, beside our help',
    async () => {
      const buyer = await setup.buyer();
      const hotel = await setup.stocked({ telephone: '+44 1632 960000' });
      const booking = await buyer.confirmed(hotel);
      await setup.db().update(hotels).set({ telephone: '+44 1632 960111' }).where(eq(hotels.id, hotel.hotelId));
      expect((await buyer.look(booking._id)).data.hotel.telephone).toBe('+44 1632 960000');
      const voucher = textOf((await download('voucher', booking._id, buyer.token())).bytes);
      expect(voucher).toContain('Telephone: +44 1632 960000');
      expect(voucher).toMatch(/Help with this booking: \S+\/help/);
      const other = await buyer.confirmed(await setup.stocked());
      expect(other.hotel).not.toHaveProperty('telephone');
      expect(textOf((await download('voucher', other._id, buyer.token())).bytes)).not.toContain('Telephone');
    },
  );

  it.skipIf(noPdfTools)('[7.20] a cancelled booking has invoice and credit note, no voucher', async () => {
    const buyer = await setup.buyer();
    const booking = await buyer.confirmed(await setup.stocked(), { stay: aStay({ inDays: 2 }) }); // within 72 hours: half comes back
    const { data: quote } = await buyer.cancelQuote(booking._id);
    const cancelled = await buyer.cancel(booking._id, quote.refund, 'wallet');
    expect(cancelled.data).toMatchObject({
      state: 'cancelled',
      documents: { voucher: false, creditNote: expect.stringMatching(/^C32\/26-27\/\d{6}$/) as string },
    });

    expect(await download('voucher', booking._id, buyer.token())).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    expect(await download('invoice', booking._id, buyer.token())).toMatchObject({ status: 200 });
    const note = await download('credit-note', booking._id, buyer.token());
    checkPdf(note.bytes);
    for (const words of [
      cancelled.data.documents.creditNote ?? '',
      `Against invoice ${booking.documents.invoice}`,
      'Credited ₹4,200.00',
      'goes to the wallet. ₹4,200.00 of the invoice stays',
    ])
      expect(textOf(note.bytes)).toContain(words);
  });

  it('[7.20] a cancellation that gives nothing back has no credit note, and says so', async () => {
    const buyer = await setup.buyer();
    const hotel = await setup.stocked();
    const booking = await buyer.confirmed(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 });
    expect((await buyer.cancel(booking._id, 0)).data).toMatchObject({
      state: 'cancelled',
      documents: { creditNote: null },
    });
    const answer = await download('credit-note', booking._id, buyer.token());
    expect([answer.status, answer.message]).toEqual([
      409,
      'Nothing came back for this cancellation, so it has no credit note. The invoice stands.',
    ]);
  });
});

describe('verification of tax numbers', () => {
  const gst = (gstNumber: unknown) =>
    call<{ valid: boolean; state: string | null; pan: string | null; message: string }>(
      'POST',
      '/api/verification/gst',
      { body: { gstNumber } },
    );
  const pan = (number: unknown) =>
    call<{ valid: boolean; holder: string | null; message: string }>('POST', '/api/verification/pan', {
      body: { pan: number },
    });

  it.each([
    ['27AAPFU0939F1ZV', 'Maharashtra', 'AAPFU0939F'],
    [' 29aagcb7383j1z4 ', 'Karnataka', 'AAGCB7383J'],
  ])('[7.20] %s is well formed', async (number, state, holder) => {
    const { status, data } = await gst(number);
    expect([status, data]).toEqual([
      200,
      {
        valid: true,
        state,
        pan: holder,
        message: `The number is well formed: ${state}, PAN ${holder}. We cannot check whether it is active.`,
      },
    ]);
  });

  it('[7.20] every state is named', async () => {
    for (const [code, state] of Object.entries(GST_STATES).slice(0, 12)) {
      const first14 = `${code}AAPFU0939F1Z`;
      expect((await gst(first14 + gstinCheckCharacter(first14))).data.state).toBe(state);
    }
  });

  it('[7.20] a number that is none gets its reason, not an error', async () => {
    expect(await gst('27AAPFU0939F1ZX')).toMatchObject({
      status: 200,
      data: {
        valid: false,
        state: null,
        pan: null,
        message: 'The last character does not fit the rest. Check the number for a typing slip.',
      },
    });
    expect((await gst('')).data.valid).toBe(false);
    expect((await pan('ABCDE1234F')).data).toEqual({
      valid: false,
      holder: null,
      message: 'A PAN has ten characters, such as ABCPE1234F.',
    });
  });

  it('[7.20] a PAN says who holds it', async () => {
    expect((await pan('abcpe1234f')).data).toEqual({
      valid: true,
      holder: 'Person',
      message: 'The PAN is well formed and names: Person. We cannot check whether it is active.',
    });
  });

  it.each([[undefined], [42], [null], ['9'.repeat(41)], [['27AAPFU0939F1ZV']]])(
    '[5.12] %o is refused beside its field',
    async (value) => {
      const [first, second] = [await gst(value), await pan(value)];
      expect([first.status, first.code, second.status, second.code]).toEqual([
        400,
        'INVALID_INPUT',
        400,
        'INVALID_INPUT',
      ]);
    },
  );
});
