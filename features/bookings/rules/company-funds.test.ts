import { describe, expect, it } from 'vitest';
import { fundsProblem } from './company-funds.ts';

const wallet = { paying: 'wallet', left: 0, checkoutAllowed: false } as const;

describe('[7.20] a company’s account that does not cover a booking', () => {
  it('stops it with what is left, whom to ask, and for what', () => {
    expect(fundsProblem(wallet, 8_400_00, ['Priya Raghavan', 'Anil Sen'])).toBe(
      'Your company’s wallet is empty, and this costs ₹8,400. Nothing was booked or charged. Ask Priya Raghavan or Anil Sen to add money to it, or to allow the checkout under Configuration.',
    );
    expect(fundsProblem({ ...wallet, left: 2_00_000_00 }, 3_00_000_00, [], 'indian')).toBe(
      'Your company’s wallet has ₹2,00,000 left, and this costs ₹3,00,000. Nothing was booked or charged. Ask an administrator of your company to add money to it, or to allow the checkout under Configuration.',
    );
    expect(fundsProblem({ ...wallet, paying: 'credit' }, 100, ['Priya Raghavan'])).toBe(
      'Your company’s credit is used up, and this costs ₹1. Nothing was booked or charged. Ask Priya Raghavan to pay off or raise the credit, or to allow the checkout under Configuration.',
    );
  });

  it('lets it go on where it covers all, or the checkout is open', () => {
    expect(fundsProblem({ ...wallet, left: 100 }, 100, [])).toBeNull();
    expect(fundsProblem({ ...wallet, checkoutAllowed: true }, 100, [])).toBeNull();
  });
});
