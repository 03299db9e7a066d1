// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { StayBooking } from '../../contract.ts';
import { CancelRefund } from './cancel-parts.tsx';

vi.mock('#components/charts/refund-curve.tsx', () => ({ RefundCurve: () => null }));
vi.mock('../parts/refund-to.tsx', () => ({ RefundTo: () => null }));
afterEach(cleanup);

const [now, until, begin] = ['2026-11-26T06:00:00Z', '2026-12-04T08:30:00Z', '2026-12-09T08:30:00Z'] as const;
const booking = { category: 1, hotel: { zone: 'Asia/Kolkata' }, currency: 'INR', checkInAt: begin, now };
const first = { from: now, until, refund: 500_00, charge: 0 };
const then = (refund: number) => [first, { from: until, until: begin, refund, charge: 500_00 - refund }];

it.each([
  ['less', then(100_00), 'After that, the refund is smaller.'],
  ['nothing', then(0), 'After that, nothing is refunded.'],
  ['no cancelling any more', [{ ...first, until: begin }], 'After that it can no longer be cancelled here.'],
])('[4.13] says what comes after the refund of now: %s', (_, steps, words) => {
  const split = { refund: 500_00, charge: 0, toSource: 500_00, toWallet: 0, holdsUntil: steps[0]!.until };
  render(
    <CancelRefund
      booking={booking as unknown as StayBooking}
      quote={{ ...split, steps }}
      keeps={(amount) => `{refund}; the hotel keeps ${amount}.`}
      endLabel="check-in"
      target="source"
      onTarget={() => undefined}
    />,
  );
  expect(screen.getByText(/This applies until/).textContent).toContain(words);
});
