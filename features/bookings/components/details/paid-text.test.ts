import { describe, expect, it } from 'vitest';
import type { AmendmentView, FlightBooking } from '../../contract.ts';
import { paidText } from './paid-text.ts';

const amendment = (kind: AmendmentView['kind'], amount: number, state: AmendmentView['state'] = 'done') =>
  ({ kind, amount, state }) as AmendmentView;
const booking = (paid: number, ...amendments: AmendmentView[]) =>
  ({
    category: 2,
    currency: 'INR',
    zone: 'Asia/Kolkata',
    now: '2026-11-27T12:00:00Z',
    payment: { wallet: 0, gateway: paid, paidAt: '2026-11-27T11:44:00Z' },
    amendments,
  }) as unknown as FlightBooking;

describe('what was paid for a trip', () => {
  it.each([
    ['once', booking(3_264_00), /^₹3,264 paid on 27 Nov, \d\d:\d\d$/],
    ['for a change too', booking(6_301_00, amendment('change', 3_037_00)), /^₹6,301 paid in all$/],
    ['with a part back', booking(18_706_00, amendment('cancel', 8_811_00)), /^₹18,706 paid on .+, ₹8,811 refunded$/],
    [
      'with changes both ways',
      booking(6_000_00, amendment('dates', 1_000_00), amendment('change', -84_00), amendment('refused', 16_00)),
      /^₹6,000 paid in all, ₹100 refunded$/,
    ],
    ['while a change waits', booking(3_264_00, amendment('change', 3_037_00, 'paying')), /^₹3,264 paid on /],
    ['with a change at no charge', booking(3_264_00, amendment('change', 0)), /^₹3,264 paid on /],
  ])('[7.20] says it %s', (_, one, words) => expect(paidText(one)).toMatch(words));
});
