import { describe, expect, it } from 'vitest';
import { confirmationToast, isTransportConfirmation } from './confirmation-toast.ts';

const MESSAGE = {
  bookingId: 'trq_1',
  travelCategory: 5,
  message: null,
  transportType: 'Train',
  totalAmount: 1840,
  origin: 'Kochi',
  destination: 'Chennai',
};

describe('[8.8] the toast of a confirmed transport booking', () => {
  it.each([
    ['Car Rental', 'Your Car Rental booking has been confirmed! Route: Kochi to Chennai | Amount: ₹1,840'],
    ['Bus', 'Your Bus booking has been confirmed! Route: Kochi to Chennai | Amount: ₹1,840'],
    ['Train', 'Your Train booking has been confirmed! Route: Kochi to Chennai | Amount: ₹1,840'],
    [null, 'Your Transport booking has been confirmed! Route: Kochi to Chennai | Amount: ₹1,840'],
  ])('%s', (transportType, text) => expect(confirmationToast({ ...MESSAGE, transportType })).toBe(text));

  it('says the message that came with it instead', () => {
    expect(confirmationToast({ ...MESSAGE, message: 'All set.', totalAmount: 99.5 })).toBe(
      'All set. Route: Kochi to Chennai | Amount: ₹99.50',
    );
  });

  it('is for cars, buses and trains alone', () => {
    expect([3, 4, 5].every((travelCategory) => isTransportConfirmation({ ...MESSAGE, travelCategory }))).toBe(true);
    for (const other of [null, {}, { ...MESSAGE, travelCategory: 1 }, { ...MESSAGE, origin: null }])
      expect(isTransportConfirmation(other)).toBe(false);
  });
});
