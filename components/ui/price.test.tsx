// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Price } from '#components/ui/price.tsx';

afterEach(cleanup);

test('[9.9] an amount shows commas at thousands and is spoken in rupees', () => {
  const { container } = render(<Price money={{ amount: 31_840_000, currency: 'INR' }} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('₹318,400');
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('318,400 rupees');
});
