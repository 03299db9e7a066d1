/** The behaviour of each sentinel, which the supplier reads from the hotel's row (`contracted-inventory.ts`). */
export const SENTINELS = {
  'price-change': [
    900001,
    'Price Change House',
    'When the price is checked, a night costs ₹500 more than the hotel page says.',
  ],
  'policy-change': [
    900002,
    'Policy Change House',
    'When the price is checked, cancelling costs more and sooner than the hotel page says.',
  ],
  'sold-out-at-hold': [900003, 'Sold Out at Hold House', 'The last room goes to someone else before it can be held.'],
  'sold-out-at-confirm': [
    900004,
    'Sold Out at Confirm House',
    'The room can be held and paid for, and is then refused.',
  ],
  'timeout-after-booking': [
    900005,
    'Time-out House',
    'The reservation is made, but the answer is lost; asking for its status finds it.',
  ],
  'lost-request': [
    900006,
    'Lost Request House',
    'The request to reserve is lost; asking for its status finds nothing.',
  ],
  slow: [900007, 'Slow House', 'Every answer takes three seconds.'],
  pending: [900008, 'Pending House', 'The reservation is confirmed when its status is asked for the third time.'],
  silent: [900009, 'Silent House', 'The reservation is made, but neither the answer nor its status ever arrives.'],
} as const satisfies Record<string, readonly [number: number, name: string, about: string]>;

export type Sentinel = keyof typeof SENTINELS;
