import { describe, expect, it } from 'vitest';
import { isShown } from './push-message.ts';
import { LIFETIME_MS, nextTry } from './next-try.ts';
import { inLanguageOf } from '#lib/server/mail/write-in.ts';
import { approvalText, bookingText, messagesText, priceText } from './push-texts.ts';

describe('[5.6] an open page shows a push message', () => {
  const text = { title: '', body: '', path: '/', tag: '' };
  const toAsha = { ...text, topic: null, userId: 'usr_asha', userType: 'sarai' } as const;
  const toTopic = { ...text, topic: 'CIT-95', userId: null, userType: null };
  const asha = { visible: true, userId: 'usr_asha', userType: 'sarai' } as const;
  const nobody = { visible: true, userId: null, userType: null };
  it.each([
    ['to its person', toAsha, asha, true],
    ['not to its person in a hidden page', toAsha, { ...asha, visible: false }, false],
    ['not to somebody else', toAsha, { ...asha, userId: 'usr_ravi' }, false],
    ['not to the same id of the other type', toAsha, { ...asha, userType: 'corporate' as const }, false],
    ['not to nobody', toAsha, nobody, false],
    ['of a topic to everybody', toTopic, nobody, true],
    ['of a topic not in a hidden page', toTopic, { ...nobody, visible: false }, false],
    ['without addressee to nobody', { ...toTopic, topic: null }, nobody, false],
  ])('%s', (_, message, tab, shown) => expect(isShown(message, tab)).toBe(shown));
});

describe('[7.11] the texts', () => {
  const trip = { title: 'Spice Lane Inn', from: '2026-12-14', to: '2026-12-16' };
  const request = { travelCategory: 1, companyId: 'cmp_1', bookingId: 'bkg_1', trip };
  const approval = (news: 'asked' | 'ended' | 'question' | 'reply', approvalStatus: string) =>
    approvalText({ ...request, news, approvalStatus }, '2026-12-01');
  const STATUS = '/corporate/auth/booking/hotels/approvalStatus?companyId=cmp_1&bookingId=bkg_1';
  const INBOX = '/corporate/auth/booking/approval?bookingId=bkg_1';
  it.each([
    ['asked', 'pending', 'A trip needs your approval', INBOX],
    ['reply', 'pending', 'Your question about a trip was answered', INBOX],
    ['question', 'pending', 'An approver has a question about your trip', STATUS],
    ['ended', 'approved', 'Your trip is approved', STATUS],
    ['ended', 'declined', 'Your trip was declined', STATUS],
    ['ended', 'rejected', 'Your travel request has ended', STATUS],
    ['ended', 'withdrawn', 'Your travel request has ended', STATUS],
  ] as const)('a request: %s, %s', (news, status, title, path) =>
    expect(approval(news, status)).toEqual({
      title,
      path,
      body: expect.stringMatching(/^Spice Lane Inn · .*14.*16 Dec/) as string,
      tag: 'bkg_1',
    }),
  );

  it('[2.4] messages at an event: what it is called in emails, its page, and one at a time for each event', () =>
    expect(
      messagesText({
        eventId: 'evt_1',
        eventName: 'CIT-95',
        cityName: 'Mysuru',
        path: '/CIT-95#registration=CIT95-7K4M-2Q9X',
      }),
    ).toEqual({
      title: 'New messages about CIT-95',
      body: 'Open the event to read them.',
      path: '/CIT-95#registration=CIT95-7K4M-2Q9X',
      tag: 'evt_1',
    }));

  const booking = { ...request, news: 'confirmed' } as const;
  it.each([
    ['sarai', 1, '/bookings/details?bookingId=bkg_1'],
    ['sarai', 2, '/bookings/details?bookingId=bkg_1'],
    ['corporate', 1, '/corporate/auth/booking/hotels/confirmation?bookingId=bkg_1'],
    ['corporate', 2, '/corporate/auth/booking/flights/flightConfirm?bookingId=bkg_1'],
  ] as const)('a booking of %s, category %i, opens its page', (userType, travelCategory, path) =>
    expect(bookingText({ ...booking, userType, travelCategory }, '2026-12-01')).toMatchObject({
      title: 'Your booking is confirmed',
      path,
    }),
  );
});

describe('[7.20] the texts to somebody who reads Hindi', () => {
  const flight = { title: 'Bengaluru – Delhi and back', from: '2026-12-14', to: '2026-12-16' };
  const about = { userType: 'sarai', bookingId: 'bkg_1' } as const;
  const NEWS = ['confirmed', 'new-times', 'days-ahead', 'begins', 'check-in-opens', 'refunded'] as const;
  const texts = () => [
    ...NEWS.map((news) => bookingText({ ...about, news, travelCategory: 2, trip: flight }, '2026-12-01')),
    ...[null, 100].map((before) =>
      priceText(
        {
          savedId: 'svd_1',
          hotel: { slug: 'house', name: 'House 1' },
          stay: { checkIn: '2026-12-14', checkOut: '2026-12-16', rooms: [{ adults: 2, childAges: [] }] },
          before,
        },
        '2026-12-01',
      ),
    ),
  ];
  it('have no English word but names', () => {
    const shown = inLanguageOf('hi', texts).map(({ title, body }) => `${title}: ${body}`);
    expect(shown[0]).toBe('आपकी बुकिंग कन्फ़र्म हो गई है: बेंगलुरु – दिल्ली, आना-जाना · 14–16 दिसंबर');
    expect(shown.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll('House', '')))).toEqual([]);
    expect(inLanguageOf(null, texts)[0]?.title).toBe('Your booking is confirmed');
  });
});

describe('[9.12] the next attempt', () => {
  const now = new Date('2026-12-01T06:00:00Z');
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  it.each([
    [1, 0, 30_000],
    [2, 0, 60_000],
    [5, 0, 480_000],
    [30, 0, 4 * 3_600_000],
    [1, 120_000, 120_000],
    [1, LIFETIME_MS, null],
  ])('after %i failures and a Retry-After of %i ms', (tries, retryAfterMs, wait) =>
    expect(nextTry({ tries, expiresAt, retryAfterMs }, now)).toEqual(
      wait === null ? null : new Date(now.getTime() + wait),
    ),
  );
});
