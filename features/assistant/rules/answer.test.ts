import { describe, expect, it } from 'vitest';
import { ASKED_AT, aTrip, latinPlaces, userReads, searchHelp, TRIPS } from '#tests/support/assistant.ts';
import type { Turn } from '../contract.ts';
import { answerQuestion } from './answer.ts';
import { entitiesOf } from './entities.ts';
import { maskPersonal } from './mask-personal.ts';
import type { UserReads } from './reads.ts';
import { editsBetween } from './words.ts';

const ask = async (question: string, turns: Turn[] = [], own: UserReads | null = userReads()) =>
  (await answerQuestion({ question, turns }, { help: searchHelp, latinPlaces, own, now: ASKED_AT })).reply;

describe('[7.20] a question that continues an earlier one', () => {
  it('is about the booking of that turn', async () => {
    const { about } = await ask('Cancel KV 4821 3709');
    expect(about).toEqual({ intent: 'cancel', booking: 'bkg_kochi' });
    const next = await ask('and how much do I get back?', [about]);
    expect(next.about).toEqual({ intent: 'refund-if-cancelled', booking: 'bkg_kochi' });
    expect((await ask('and QX7R2M?', [next.about])).about).toEqual({
      intent: 'refund-if-cancelled',
      booking: 'bkg_delhi',
    });
  });

  it('asks which one, and is answered by a code alone', async () => {
    const first = await ask('I want to cancel');
    expect([first.about.booking, first.proposal]).toEqual([null, null]);
    expect(first.suggestions).toContain('Cancel KV 4821 3709');
    expect((await ask('KV 4821 3709', [first.about])).about).toEqual({ intent: 'cancel', booking: 'bkg_kochi' });
  });

  it('takes no booking of somebody else from a turn', async () => {
    const foreign: Turn = { intent: 'cancel', booking: 'bkg_of_somebody_else' };
    const { about, proposal } = await ask('how much do I get back?', [foreign], userReads('traveller', [TRIPS[1]!]));
    expect([about.booking, proposal]).toEqual(['bkg_delhi', null]);
    expect((await ask('cancel it', [foreign], userReads('traveller', []))).about.booking).toBeNull();
  });
});

it.each(['constructor', '__proto__', 'toString valueOf', 'what is a constructor'])(
  '[7.20] a question of words that objects have is answered like any other: %s',
  async (question) => expect((await ask(question)).paragraphs).not.toEqual([]),
);

describe('[7.20] a proposal', () => {
  it('has the refund of the server’s own quote, and what it says before it', async () => {
    const { proposal, paragraphs, facts } = await ask('cancel my Kochi booking');
    expect(proposal).toMatchObject({
      action: 'bookings.cancel',
      bookingId: 'bkg_kochi',
      expectedRefund: 744_000,
      charge: 742_800,
    });
    expect(paragraphs.join(' ')).toContain('Nothing is cancelled until you confirm below.');
    expect(facts).toContainEqual({ label: 'Refund', value: '₹7,440' });
  });

  it('cancels a hold and says that nothing was charged', async () => {
    const { proposal, paragraphs } = await ask('release my hold in Goa');
    expect(proposal).toMatchObject({ action: 'bookings.release', bookingId: 'bkg_goa' });
    expect(paragraphs[0]).toContain('Cancelling the hold costs nothing');
  });

  it('is made for no flight and no trip at work: their pages ask what of it', async () => {
    const flight = await ask('cancel QX7R2M');
    expect([flight.proposal, flight.links[0]?.href]).toEqual([null, '/bookings/details?bookingId=bkg_delhi']);
    const work = await ask('cancel KV 4821 3709', [], userReads('employee'));
    expect(work.proposal).toBeNull();
    expect(work.links[0]?.href).toMatch(/^\/corporate\/auth\/booking\/hotels\/confirmation\?/);
  });

  it('is not made where the booking cannot be cancelled: its reason is the answer', async () => {
    const own = { ...userReads(), refundNow: async () => ({ blocked: 'The stay has begun.' }) };
    const { proposal, paragraphs } = await ask('cancel KV 4821 3709', [], own);
    expect([proposal, paragraphs]).toEqual([null, ['The stay has begun.']]);
  });
});

describe('[7.20] what a question names', () => {
  it.each([
    ['booking KV 4821 3709 please', 'KV 4821 3709'],
    ['kv48213709', 'KV 4821 3709'],
    ['TR-1234-5678', 'TR 1234 5678'],
    ['pnr qx7r2m', 'QX7R2M'],
    ['my PNR is QWERTY', 'QWERTY'],
    ['bkg_01abc', 'bkg_01abc'],
    ['WHERE IS MY REFUND', null],
    ['refund', null],
    ['call 9876543210', null],
    ['pnr status', null],
    ['PNR STATUS', null],
  ])('%s: the code %s', (question, code) => expect(entitiesOf(question, '2026-12-01', latinPlaces).code).toBe(code));

  it.each([
    ['on 12 Dec', '2026-12-12'],
    ['december 12th', '2026-12-12'],
    ['2 January', '2027-01-02'],
    ['tomorrow', '2026-12-02'],
    ['2026-12-20', '2026-12-20'],
    ['2026-13-45', null],
    ['31 feb', null],
  ])('%s: the date %s', (question, date) => expect(entitiesOf(question, '2026-12-01', latinPlaces).date).toBe(date));

  it('counts letters that are left out, added, replaced or swapped', () =>
    expect([
      editsBetween('refund', 'refnd'),
      editsBetween('cancel', 'cancle'),
      editsBetween('bag', 'bag'),
      editsBetween('', 'ab'),
    ]).toEqual([1, 1, 0, 2]));
});

describe('[7.20] what goes to a language model', () => {
  it('has no email address, telephone, card, PAN or passport number; codes of bookings stay', () =>
    expect(
      maskPersonal(
        'I am asha@example.com, +91 98765 43210, card 4111 1111 1111 1111, PAN ABCDE1234F, passport K1234567, booking KV 4821 3709',
      ),
    ).toBe(
      'I am [email], [phone number], card [card number], PAN [PAN], passport [passport number], booking KV 4821 3709',
    ));
});

describe('[7.20] answers stay within their sizes', () => {
  it('however many bookings somebody has', async () => {
    const many = Array.from({ length: 60 }, (_, at) => aTrip({ bookingId: `bkg_${at}`, code: `KV 0000 00${10 + at}` }));
    const { facts, links, suggestions, paragraphs } = await ask('cancel', [], userReads('traveller', many));
    expect([facts.length, links.length, suggestions.length]).toEqual([5, 1, 3]);
    expect(paragraphs[0]).toContain('5 of 60 bookings');
  });
});
