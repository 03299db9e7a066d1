// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { AmendmentView, StayBooking } from '../../../contract.ts';
import { TripAmendments } from './trip-amendments.tsx';

vi.mock('../../parts/document-button.tsx', () => ({ DocumentButton: () => null }));
afterEach(cleanup);

const amendment = (amount: number, kind = 'cancel') =>
  ({ _id: `${kind}${amount}`, kind, state: 'done', words: kind, amount, at: '2026-11-26T06:00:00Z' }) as AmendmentView;

it.each([
  ['a room that is not refunded', amendment(0), 'No refund'],
  ['a room that is refunded', amendment(500_00), 'Refunded'],
  ['dates that cost as much', amendment(0, 'dates'), 'Nothing to pay'],
  ['dates that cost more', amendment(500_00, 'dates'), 'Paid'],
])('[7.20] says what became of the money: %s', (_, one, words) => {
  const booking = { category: 1, hotel: { zone: 'Asia/Kolkata' }, currency: 'INR', now: '2026-11-26T07:00:00Z' };
  render(<TripAmendments booking={{ ...booking, amendments: [one] } as StayBooking} />);
  expect(screen.getByText(words)).toBeTruthy();
});
