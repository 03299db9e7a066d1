import { describe, expect, it } from 'vitest';
import { transportCost } from './company-cost.ts';
import { TRANSPORT_STATES, type TransportState } from './states.ts';

const TOTAL = 373_600;
const cost = (state: TransportState, over: object = {}) => {
  const { reserved, committed } = transportCost({ state, total: TOTAL, paid: false, refund: null, ...over });
  return [reserved, committed];
};

describe('[7.20] what transport costs its company', () => {
  it.each<[TransportState, number, number]>([
    ['waiting', 0, 0],
    ['quoted', 0, 0],
    ['awaiting_approval', TOTAL, 0],
    ['approved', TOTAL, 0],
    ['booking', TOTAL, 0],
    ['confirmed', 0, TOTAL],
    ['declined', 0, 0],
    ['unavailable', 0, 0],
    ['cancelled', 0, 0],
  ])('%s: reserved %i, committed %i', (state, reserved, committed) => {
    expect(cost(state)).toEqual([reserved, committed]);
  });

  it('after a cancellation, what was not refunded; nothing where it was never paid', () => {
    expect(cost('cancelled', { paid: true, refund: { amount: TOTAL - 100_000 } })).toEqual([0, 100_000]);
    expect(cost('cancelled', { paid: true, refund: { amount: TOTAL } })).toEqual([0, 0]);
    expect(cost('cancelled', { paid: true, refund: null }), 'nothing came back').toEqual([0, TOTAL]);
    expect(TRANSPORT_STATES).toHaveLength(9);
  });
});
