import { describe, expect, it } from 'vitest';
import { paidText } from './paid-text.ts';
import { exactMoney, percent } from './exact-money.ts';
import { addressOf, coordinates, documentDate, guestsOfRoom, offsetOf } from './stay-text.ts';

const paid = { wallet: 0, gateway: 1_486_800, method: 'upi', paidAt: '2026-11-21T18:30:00Z' };

describe('words on the documents', () => {
  it.each([
    [{ adults: 1, childAges: [] }, '1 adult'],
    [{ adults: 2, childAges: [0] }, '2 adults, a child aged under 1'],
    [{ adults: 2, childAges: [5, 9] }, '2 adults, children aged 5 and 9'],
    [{ adults: 1, childAges: [0, 4, 11] }, '1 adult, children aged under 1, 4 and 11'],
  ])('[7.20] %o', (room, words) => {
    expect(guestsOfRoom(room)).toBe(words);
  });

  it.each([
    [{ lat: 9.8765, lng: 76.28461 }, '9.87650° N, 76.28461° E'],
    [{ lat: -22.9068, lng: -43.1729 }, '22.90680° S, 43.17290° W'],
    [{ lat: 0, lng: 0 }, '0.00000° N, 0.00000° E'],
  ])('[7.20] %o is written %s', (place, words) => {
    expect(coordinates(place)).toBe(words);
  });

  it('[7.20] an address is completed, never repeated', () => {
    expect(addressOf({ address: '1 Rose Street', city: 'Kochi', countryName: 'India' })).toBe(
      '1 Rose Street, Kochi, India',
    );
    expect(addressOf({ address: '1 Rose Street, Kochi 682001', city: 'Kochi', countryName: 'India' })).toBe(
      '1 Rose Street, Kochi 682001, India',
    );
  });

  it.each([
    ['2026-12-12T08:30:00Z', 'Asia/Kolkata', 'UTC+5:30'],
    ['2026-12-12T14:00:00Z', 'Europe/London', 'UTC'],
    ['2026-07-12T14:00:00Z', 'Europe/London', 'UTC+1'],
    ['2026-12-12T14:00:00Z', 'America/St_Johns', 'UTC-3:30'],
  ])('[7.20] at %s %s is %s', (instant, zone, words) => {
    expect(offsetOf(instant, zone)).toBe(words);
  });

  it.each([
    [paid, 'Paid in full on 22 Nov 2026: ₹14,868 by UPI.'], // 00:00 on the 22nd in India
    [
      { ...paid, wallet: 486_800, gateway: 1_000_000, method: 'card' },
      'Paid in full on 22 Nov 2026: ₹4,868 from the wallet, ₹10,000 by card.',
    ],
    [{ ...paid, wallet: 1_486_800, gateway: 0, method: null, paidAt: null }, 'Paid in full: ₹14,868 from the wallet.'],
    [{ ...paid, method: 'paylater' }, 'Paid in full on 22 Nov 2026: ₹14,868 by paylater.'],
    [{ ...paid, gateway: 0 }, ''],
  ])('[7.20] %o', (payment, words) => {
    expect(paidText(payment, 'INR')).toBe(words);
  });

  it('[7.20] a document is dated by the supplier’s day, with its year', () => {
    expect(documentDate('2026-03-31T18:30:00Z')).toBe('1 Apr 2026');
  });

  it.each([
    [1_416_000, '₹14,160.00'],
    [1_416_050, '₹14,160.50'],
    [0, '₹0.00'],
    [-20, '−₹0.20'],
  ])('[9.9] %i paise on an invoice: %s', (amount, text) => {
    expect(exactMoney(amount, 'INR')).toBe(text);
  });

  it.each([
    [500, '5%'],
    [250, '2.5%'],
    [1800, '18%'],
    [25, '0.25%'],
    [0, '0%'],
  ])('[7.20] %i basis points: %s', (rate, text) => {
    expect(percent(rate)).toBe(text);
  });
});
