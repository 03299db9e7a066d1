import { describe, expect, it } from 'vitest';
import { seatInstead } from './seat-instead.ts';
import type { SeatPlace } from './seat-map.ts';

const place = (seat: string, zone: SeatPlace['zone'] = 'standard', side: SeatPlace['side'] = 'window'): SeatPlace => ({
  seat,
  zone,
  side,
});

describe('[7.20] a seat on another flight in place of the one somebody had', () => {
  it.each([
    ['the same number', place('14A'), [place('9A'), place('14A')], '14A'],
    ['the same letter', place('14A'), [place('20F'), place('9A')], '9A'],
    ['the same side', place('14A'), [place('20E', 'standard', 'middle'), place('20F')], '20F'],
    ['the zone it was sold as', place('2A', 'front'), [place('14A'), place('3F', 'front')], '3F'],
    ['a standard seat where the zone is full', place('2A', 'front'), [place('12A', 'exit'), place('14C')], '14C'],
    ['none where nothing is free', place('2A', 'front'), [], undefined],
  ])('%s', (_, had, free, expected) => expect(seatInstead(had, free, true)).toBe(expected));

  it('is never in an exit row for who is no adult', () => {
    const had = place('12A', 'exit');
    expect(seatInstead(had, [place('12A', 'exit')], false)).toBeUndefined();
    expect(seatInstead(had, [place('12A', 'exit')], true)).toBe('12A');
  });
});
