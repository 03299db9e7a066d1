import { describe, expect, it } from 'vitest';
import { payText } from './pay-text.ts';

const stay = { category: 1, state: 'held', total: 14_868_00, currency: 'INR', company: null } as const;
const flight = { ...stay, category: 2 } as const;
const atWork = { company: {} };

describe('[7.20] what the payment says', () => {
  it.each([
    ['a stay', stay, 0, 'Pay ₹14,868', '₹14868', 'all taxes'],
    ['a stay, a part from the wallet', stay, 4_868_00, 'Pay ₹10,000', '₹10000', 'after your wallet, all taxes'],
    [
      'a stay, all from the wallet',
      stay,
      14_868_00,
      'Pay ₹14,868 from your wallet',
      '₹14868',
      'from your wallet, all taxes',
    ],
    ['a stay for the company, nothing left with it', { ...stay, ...atWork }, 0, 'Pay ₹14,868', '₹14868', 'all taxes'],
    [
      'a stay for the company, a part',
      { ...stay, ...atWork },
      4_868_00,
      'Pay ₹10,000',
      '₹10000',
      'after your company’s part, all taxes',
    ],
    [
      'a stay that the company pays',
      { ...stay, ...atWork },
      14_868_00,
      'Book for ₹14,868',
      '₹14868',
      'your company pays, all taxes',
    ],
    [
      'a flight that the company pays',
      { ...flight, ...atWork },
      14_868_00,
      'Book for ₹14,868',
      '₹14868',
      'your company pays, all taxes',
    ],
    [
      'a stay that waits for approval',
      { ...stay, ...atWork, state: 'awaiting_approval' as const },
      14_868_00,
      'Save for when it is approved',
      '₹14868',
      'once approved, all taxes',
    ],
  ])('%s', (_, booking, covered, label, bar, note) => {
    const words = payText(booking, covered);
    expect(words.label).toBe(label);
    expect(`₹${words.bar.amount / 100}`).toBe(bar);
    expect(words.bar.note).toBe(note);
  });

  it.each([
    [stay, 0, 'Opening the payment…', /gateway’s own page and come back here\.$/],
    [{ ...stay, ...atWork }, 0, 'Opening the payment…', /^You pay on the gateway’s own page and come back here\.$/],
    [{ ...stay, ...atWork }, 5_000_00, 'Opening the payment…', /^The rest is paid on the gateway’s own page/],
    [flight, 0, 'Opening the payment…', /Tickets are issued once the payment has arrived\.$/],
    [stay, 14_868_00, 'Booking…', /^The room is booked at once\.$/],
    [flight, 14_868_00, 'Booking…', /^The tickets are issued at once\.$/],
    [{ ...stay, ...atWork, state: 'awaiting_approval' as const }, 0, 'Saving…', /your company’s account pays it/],
  ])('while it is sent, and what follows: %#', (booking, covered, busy, note) => {
    const words = payText(booking, covered);
    expect(words.busy).toBe(busy);
    expect(words.note).toMatch(note);
  });
});
