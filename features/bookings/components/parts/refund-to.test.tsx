// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BookingView } from '../../contract.ts';
import { RefundTo } from './refund-to.tsx';

afterEach(cleanup);

const booking = (over: object): BookingView =>
  ({
    currency: 'INR',
    category: 2,
    company: { companyId: 'cmp_1' },
    payment: { paidAt: '2026-11-26T00:00:00Z', wallet: 767_300, gateway: 0 },
    amendments: [],
    ...over,
  }) as unknown as BookingView;
const shown = (view: BookingView, split?: { toSource: number; toWallet: number }) =>
  render(<RefundTo booking={view} target="source" onChange={() => undefined} {...(split ? { split } : {})} />);

it('[4.13] what the account paid goes back there, without a choice', () => {
  shown(booking({}), { toSource: 0, toWallet: 717_300 });
  expect(screen.getByText('The refund goes to your company’s account at once.')).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

it('[4.13] the same before the refund is known', () => {
  shown(booking({ company: null }));
  expect(screen.getByText('The refund goes to your wallet at once.')).toBeTruthy();
});

it.each([
  ['a part was paid at the checkout', booking({}), { toSource: 300_000, toWallet: 417_300 }],
  ['all of it was', booking({ payment: { paidAt: '2026-11-26T00:00:00Z', wallet: 0, gateway: 767_300 } }), undefined],
  ['a change was paid for', booking({ amendments: [{ amount: 18_900 }] }), undefined],
])('[4.13] there is a choice where %s', (_, view, split) => {
  shown(view, split);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
