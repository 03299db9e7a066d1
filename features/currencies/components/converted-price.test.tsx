// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { listenForToasts, type ToastMessage } from '#components/ui/toast.ts';
import { fail, fakeApi, succeed } from '#tests/support/fake-api.ts';
import { chooseCurrency } from '../client/chosen-currency.ts';
import { CurrencyForm } from './currency-form.tsx';
import { showChosen } from './show-chosen.ts';

const RATES = {
  day: '2026-11-26',
  source: 'ecb',
  rates: [
    { currency: 'EUR', microRupees: 100_000_000 },
    { currency: 'USD', microRupees: 80_000_000 },
  ],
};
const price = <ConvertedPrice paise={1_600_000} explained />;

beforeEach(() => {
  sessionStorage.clear();
  fakeApi(() => succeed(RATES));
});
afterEach(async () => {
  chooseCurrency(null);
  await act(showChosen);
  cleanup();
});

describe('[7.20] a price in another currency beside rupees', () => {
  it('is empty in the server’s page, and while none is chosen', () => {
    expect(renderToString(price)).toMatch(/^<span[^>]*><\/span>$/);
    expect(render(price).container.textContent).toBe('');
  });

  it('says about how much it is, by which rate, and that one pays in rupees', async () => {
    const { container } = render(price);
    chooseCurrency('USD');
    await act(showChosen);
    expect(container.textContent).toMatch(/^about \$200 at the reference rate of .*26 Nov.*\. You pay in rupees\.$/);
  });

  it('says of a sample rate that it is one', async () => {
    fakeApi(() => succeed({ ...RATES, source: 'sample' }));
    const { container } = render(price);
    chooseCurrency('EUR');
    await act(showChosen);
    expect(container.textContent).toMatch(/^about €160 at the sample rate of /);
  });

  it.each([
    ['no rates are known', () => succeed(null)],
    ['the rates cannot be had', () => fail(500, 'INTERNAL', 'Something went wrong.')],
    ['there is none for the currency', () => succeed({ ...RATES, rates: [] })],
  ])('stays empty and keeps no line where %s', async (_, answer) => {
    fakeApi(answer);
    const { container } = render(price);
    chooseCurrency('USD');
    await act(showChosen);
    expect(container.textContent).toBe('');
    expect(document.documentElement.dataset.currency).toBeUndefined();
  });
});

describe('[7.20] the choice of a currency', () => {
  const currencies = [{ currency: 'USD', name: 'US Dollar', cost: '₹80' }];

  it('is stored, shown at once, and taken back', async () => {
    const said: (ToastMessage | null)[] = [];
    listenForToasts((message) => said.push(message));
    const { container } = render(
      <>
        <CurrencyForm currencies={currencies} />
        {price}
      </>,
    );
    expect(await axeProblems(container)).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rupees only' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /US Dollar \(USD\)/ }));
    expect(document.cookie).not.toContain('currency=');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/about \$200/)).toBeDefined();
    expect(document.cookie).toContain('currency=USD');
    fireEvent.click(screen.getByRole('radio', { name: 'Rupees only' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => container.textContent).not.toContain('about $200');
    expect(document.cookie).not.toContain('currency=');
    expect(said.at(-1)?.text).toBe('Prices are in rupees only.');
  });
});
