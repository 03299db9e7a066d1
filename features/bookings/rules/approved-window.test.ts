import { describe, expect, it } from 'vitest';
import { fitsWindow, isWindowOpen, type BookingWindow, type TripInWindow } from './approved-window.ts';
import { BOOKING_STATES } from './states.ts';

const WINDOW: BookingWindow = {
  bounds: [{ from: 'BLR', to: 'DEL', fromName: 'Bengaluru', toName: 'Delhi', first: '2026-12-03', last: '2026-12-07' }],
  upTo: 1_200_000,
  until: '2026-12-02T10:00:00.000Z',
  cabin: 3,
  rules: ['budget'],
};
const trip = (over: Partial<TripInWindow> & { day?: string; from?: string; to?: string } = {}): TripInWindow => {
  const { day = '2026-12-05', from = 'BLR', to = 'DEL', ...rest } = over;
  return { bounds: [{ from, to, day }], total: 1_000_000, cabins: [2], rules: ['budget'], ...rest };
};

describe('[4.8] what an approval for a route and a window covers', () => {
  it.each([
    ['the day asked for', trip(), true],
    ['the first day', trip({ day: '2026-12-03' }), true],
    ['the last day', trip({ day: '2026-12-07' }), true],
    ['the day before it', trip({ day: '2026-12-02' }), false],
    ['the day after it', trip({ day: '2026-12-08' }), false],
    ['another city', trip({ to: 'BOM' }), false],
    ['the way back', trip({ from: 'DEL', to: 'BLR' }), false],
    ['its ceiling', trip({ total: 1_200_000 }), true],
    ['a paisa above it', trip({ total: 1_200_001 }), false],
    ['its cabin', trip({ cabins: [3] }), true],
    ['a higher cabin', trip({ cabins: [2, 4] }), false],
    ['in policy', trip({ rules: [] }), true],
    ['out of policy by a rule that the approved flight kept', trip({ rules: ['budget', 'cabin'] }), false],
    [
      'a second direction',
      { ...trip(), bounds: [...trip().bounds, ...trip({ from: 'DEL', to: 'BLR' }).bounds] },
      false,
    ],
  ])('%s', (_, candidate, fits) => {
    expect(fitsWindow(WINDOW, candidate)).toBe(fits);
  });

  it.each(BOOKING_STATES)('while its booking is %s', (state) => {
    const open = ['approved', 'expired', 'failed'].includes(state);
    expect(isWindowOpen({ state, company: { window: WINDOW } }, new Date('2026-12-02T09:59:59Z'))).toBe(open);
    expect(isWindowOpen({ state, company: { window: WINDOW } }, new Date(WINDOW.until))).toBe(false);
    expect(isWindowOpen({ state, company: {} }, new Date('2026-12-01T00:00:00Z'))).toBe(false);
  });
});
