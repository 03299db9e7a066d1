// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, fakeApi, succeed } from '#tests/support/fake-api.ts';
import type { CheckoutView } from '../../contract.ts';
import { OUTCOMES } from '../../rules/checkout.ts';
import { CheckoutPage } from './checkout-page.tsx';

const order: CheckoutView = {
  orderId: 'order_JEu95jC3pq0AV0',
  amount: 1_486_800,
  currency: 'INR',
  description: 'Kettuvallam House, 3 nights',
  expiresAt: '2026-12-01T06:30:00.000Z',
  state: 'open',
  leaveUrl: 'https://shop.test/api/payments/callback?razorpay_order_id=order_JEu95jC3pq0AV0',
};
const callback = {
  url: 'https://shop.test/api/payments/callback',
  fields: { razorpay_order_id: order.orderId, razorpay_payment_id: 'pay_1', razorpay_signature: 'ab' },
};

const posted: Record<string, string>[] = [];
const show = (change: Partial<CheckoutView> = {}) => render(<CheckoutPage order={{ ...order, ...change }} />);
const pay = () => fireEvent.click(screen.getByRole('button', { name: /^Pay ₹14,868/ }));

beforeEach(() => {
  posted.length = 0;
  vi.stubEnv('TZ', 'Asia/Kolkata'); // the payer's clock, whatever that of this machine is
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T06:05:00.000Z') });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push({
      method: this.method,
      action: this.action,
      ...(Object.fromEntries(new FormData(this)) as Record<string, string>),
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('[7.20] the hosted checkout', () => {
  it('names the day too where the deadline is not today', () => {
    show({ expiresAt: '2026-12-02T06:30:00.000Z' });
    expect(screen.getByText('2 Dec, 12:00')).toBeTruthy();
  });

  it('[9.10] the deadline is on the payer’s clock, with Indian time beside it where that differs', () => {
    vi.stubEnv('TZ', 'Europe/London');
    show();
    expect(screen.getByText(/your time \(12:00 Indian time\)/).textContent).toContain('06:30');
  });

  it('says how much, what for, under which number and until when, and that no money is real', () => {
    show();
    for (const text of ['14,868 rupees', 'Kettuvallam House, 3 nights', order.orderId, '12:00', 'no real money'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Leave without paying' }).getAttribute('href')).toBe(order.leaveUrl);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  it('sends the chosen way and ending, once for a double click, and goes back by a form POST', async () => {
    const { sent } = fakeApi(() => succeed({ callback, paid: true, message: 'Paid. Taking you back to the shop.' }));
    show();
    fireEvent.click(screen.getByLabelText(/^Card/));
    fireEvent.click(screen.getByLabelText(/webhook comes twice/));
    pay();
    pay();
    await screen.findByText('Payment received');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/gateway/attempt', { orderId: order.orderId, method: 'card', outcome: 'success-duplicate-webhook' }],
    ]);
    await waitFor(() => expect(posted).toEqual([{ method: 'post', action: callback.url, ...callback.fields }]));
    expect(document.activeElement?.textContent).toBe('Payment received');
  });

  it('stays for another try when the bank declines, and says that nothing was charged', async () => {
    fakeApi(() =>
      succeed({ callback: null, paid: false, message: 'The bank declined the payment. Nothing was charged.' }),
    );
    show();
    pay();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('The bank declined the payment. Nothing was charged.'),
    );
    expect(screen.getByRole('button', { name: /^Pay ₹14,868/ }).getAttribute('aria-busy')).toBeNull();
  });

  it('says what a closed order or a lost connection means', async () => {
    fakeApi(() => fail(409, 'STATE_BLOCKED', 'This payment is closed, so nothing was charged.'));
    show();
    pay();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('nothing was charged'));
    fakeApi(() => 'no answer');
    pay();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('An order is charged once, however often you try.'),
    );
  });

  it('does not go back by itself when the payer asked it to stay', async () => {
    fakeApi(() => succeed({ callback: null, paid: true, message: 'Paid. As chosen, this browser stays here.' }));
    show();
    pay();
    await screen.findByText('Paid. As chosen, this browser stays here.');
    expect(posted).toEqual([]);
  });

  it.each([
    ['paid', 'This order is paid'],
    ['closed', 'This payment is closed'],
  ] as const)('offers no payment of an order that is %s', (state, title) => {
    show({ state });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go back to the shop' }).getAttribute('href')).toBe(order.leaveUrl);
  });

  it('[9.9] groups digits as a company of India reads them where the shop says so', () => {
    const dear = { ...order, amount: 15_000_000 };
    render(<CheckoutPage order={dear} digits="indian" />);
    expect(screen.getByRole('button', { name: /^Pay ₹1,50,000/ })).toBeTruthy();
    expect(screen.getByText('₹1,50,000')).toBeTruthy();
    cleanup();
    render(<CheckoutPage order={dear} />);
    expect(screen.getByRole('button', { name: /^Pay ₹150,000/ })).toBeTruthy();
  });

  it('names every documented ending', () => {
    show();
    for (const { label, note } of OUTCOMES) expect(screen.getByLabelText(label + note)).toBeTruthy();
  });
});
