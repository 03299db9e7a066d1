import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentNumbers, issueCreditNote, issueInvoice, type BookedStay } from '#features/documents/server/index.ts';
import { documentCounters, documents } from '#features/documents/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { aBookedStay } from '#tests/support/booked-stay.ts';
import { useTestDatabase } from '#tests/support/test-database.ts';

const db = useTestDatabase();
let made = 0;
const stayOf = (changes: Partial<BookedStay> = {}) => aBookedStay({ bookingId: `bkg_paper${++made}`, ...changes });
const inState = (stateCode: string) => ({ ...aBookedStay().hotel, stateCode });
const sequenceOf = (number: string) => Number(number.split('/')[2]);

beforeAll(() => clock.freeze('2026-11-21T06:12:00Z'));
afterAll(() => clock.reset());

describe('numbers of invoices', () => {
  it('[7.20] 60 bookings confirmed at once get consecutive numbers, without a gap and none twice', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 60 }, () =>
        db().transaction(
          async (tx) =>
            (await issueInvoice({ db: tx, booking: stayOf({ hotel: inState('08') }), at: clock.now() })).number,
        ),
      ),
    );
    expect(numbers.map(sequenceOf).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
    expect(new Set(numbers.map((number) => number.slice(0, 10)))).toEqual(new Set(['S08/26-27/']));
  });

  it('[7.20] confirmations that fail after the number was drawn leave no gap', async () => {
    const attempts = Array.from({ length: 30 }, (_, index) =>
      db().transaction(async (tx) => {
        const { number } = await issueInvoice({ db: tx, booking: stayOf({ hotel: inState('09') }), at: clock.now() });
        if (index % 3 === 0) throw new Error('the ledger refused');
        return number;
      }),
    );
    const numbers = (await Promise.allSettled(attempts)).flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    expect(numbers.map(sequenceOf).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    const [counter] = await db().select().from(documentCounters).where(eq(documentCounters.series, 'S09'));
    expect(counter?.last).toBe(20);
  });

  it('[7.20] one booking asked for by 20 at once has one invoice, and draws one number', async () => {
    const booking = stayOf({ hotel: inState('10') });
    const invoices = await Promise.all(
      Array.from({ length: 20 }, () => issueInvoice({ db: db(), booking, at: clock.now() })),
    );
    expect(new Set(invoices.map((invoice) => invoice.number))).toEqual(new Set(['S10/26-27/000001']));
    const [counter] = await db().select().from(documentCounters).where(eq(documentCounters.series, 'S10'));
    expect(counter?.last).toBe(1);
    expect((await issueInvoice({ db: db(), booking: stayOf({ hotel: inState('10') }), at: clock.now() })).number).toBe(
      'S10/26-27/000002',
    );
  });

  it('[7.20] every state, kind and financial year counts for itself', async () => {
    const issue = async (at: string, stateCode: string | null) => {
      const hotel = stateCode ? inState(stateCode) : { ...inState('32'), countryCode: 'FR', stateCode: null };
      return (await issueInvoice({ db: db(), booking: stayOf({ hotel }), at: new Date(at) })).number;
    };
    expect(await issue('2026-04-01T00:00:00Z', '21')).toBe('S21/26-27/000001');
    expect(await issue('2027-03-31T18:29:59Z', '21')).toBe('S21/26-27/000002');
    expect(await issue('2027-03-31T18:30:00Z', '21')).toBe('S21/27-28/000001');
    expect(await issue('2026-11-21T00:00:00Z', '22')).toBe('S22/26-27/000001');
    expect(await issue('2026-11-21T00:00:00Z', null)).toBe('S96/26-27/000001');
  });

  it('[7.20] a credit note brings its invoice, has a series of its own, is issued once, and not for nothing', async () => {
    const booking = stayOf({ hotel: inState('23') });
    const refund = { amount: 743_400, charge: 743_400, to: 'wallet' as const, at: clock.now().toISOString() };
    expect(await issueCreditNote({ db: db(), booking, refund: { ...refund, amount: 0 }, at: clock.now() })).toBeNull();
    expect(await documentNumbers({ db: db(), bookingId: booking.bookingId })).toEqual({
      invoice: null,
      creditNote: null,
    });
    const notes = await Promise.all(
      Array.from({ length: 8 }, () => issueCreditNote({ db: db(), booking, refund, at: clock.now() })),
    );
    expect(new Set(notes.map((note) => note?.number))).toEqual(new Set(['C23/26-27/000001']));
    expect(await documentNumbers({ db: db(), bookingId: booking.bookingId })).toEqual({
      invoice: 'S23/26-27/000001',
      creditNote: 'C23/26-27/000001',
    });
  });

  it('[7.20] what is kept names no contact, PAN or request', async () => {
    const booking = stayOf({ requests: 'A secret party', hotel: inState('24') });
    await issueInvoice({ db: db(), booking: { ...booking, email: 'asha@example.com' } as BookedStay, at: clock.now() });
    const [row] = await db()
      .select({ text: sql<string>`${documents.content}::text` })
      .from(documents)
      .where(eq(documents.bookingId, booking.bookingId));
    expect(row?.text).toContain('Iyer');
    expect(row?.text).not.toMatch(/secret|asha@example\.com/);
  });
});
