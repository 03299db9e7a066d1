import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peopleOf } from './event-text.ts';
import { offerEnd, planWaitingList, positionOf, type Waiting } from './waiting-list.ts';

const [FRI, SAT]: [string, string] = ['2027-01-15', '2027-01-16'];
const NOW = new Date('2027-01-01T06:30:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
type One = Waiting & { id: string };
const waiting = (id: string, people: number, days: string[] = [FRI], offeredUntil: Date | null = null): One => ({
  id,
  companions: people - 1,
  days,
  offeredUntil,
});
const plan = (queue: One[], free: Record<string, number>) => {
  const { expired, offered } = planWaitingList(queue, new Map<string, number>(Object.entries(free)), NOW);
  return { expired: expired.map(({ id }) => id), offered: offered.map(({ id }) => id) };
};

describe('a waiting list', () => {
  it('[7.20] offers a free place to the first whose party fits, and keeps the others where they are', () => {
    const queue = [waiting('three', 3), waiting('two', 2), waiting('one', 1)];
    expect(plan(queue, { [FRI]: 2 })).toEqual({ expired: [], offered: ['two'] });
    expect(plan(queue, { [FRI]: 3 })).toEqual({ expired: [], offered: ['three'] });
    expect(plan(queue, { [FRI]: 6 })).toEqual({ expired: [], offered: ['three', 'two', 'one'] });
    expect(plan(queue, { [FRI]: 0 })).toEqual({ expired: [], offered: [] });
  });

  it('[7.20] needs places on each day that a party comes', () => {
    const queue = [waiting('both', 1, [FRI, SAT]), waiting('saturday', 1, [SAT])];
    expect(plan(queue, { [FRI]: 0, [SAT]: 1 }).offered).toEqual(['saturday']);
    expect(plan(queue, { [FRI]: 1, [SAT]: 1 }).offered).toEqual(['both']);
    expect(plan([waiting('gone', 1, ['2027-01-20'])], { [FRI]: 5 }).offered).toEqual([]);
  });

  it('[7.20] passes the places of an offer that is over to the next', () => {
    const queue = [waiting('over', 2, [FRI], NOW), waiting('open', 2, [FRI], later(1)), waiting('next', 2)];
    expect(plan(queue, { [FRI]: 0 })).toEqual({ expired: ['over'], offered: ['next'] });
  });

  it('[7.20] counts positions among those who wait', () => {
    const queue = [waiting('offered', 1, [FRI], later(1)), waiting('first', 1), waiting('second', 1)];
    expect(queue.map((one) => positionOf(queue, one))).toEqual([null, 1, 2]);
  });

  it('[7.20] an offer lasts 24 hours, or until registration closes', () => {
    expect(offerEnd(NOW, later(100))).toEqual(later(24));
    expect(offerEnd(NOW, later(5))).toEqual(later(5));
  });

  it('[7.20] never offers more than is free, leaves nobody out who fits, and overtakes only who does not fit', () => {
    const parties = fc.array(
      fc.record({
        companions: fc.integer({ min: 0, max: 4 }),
        days: fc.subarray([FRI, SAT], { minLength: 1 }),
        offeredUntil: fc.option(
          fc.integer({ min: -2, max: 2 }).map((hours) => later(hours)),
          { nil: null },
        ),
      }),
      { maxLength: 12 },
    );
    const places = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(parties, places, places, (all, friday, saturday) => {
        const queue = all.map((one, at) => ({ ...one, id: String(at) }));
        const free = new Map<string, number>([
          [FRI, friday],
          [SAT, saturday],
        ]);
        const { expired, offered } = planWaitingList(queue, free, NOW);
        expect(expired).toEqual(queue.filter((one) => one.offeredUntil !== null && one.offeredUntil <= NOW));
        const left = (day: string, until = offered.length) =>
          (free.get(day) ?? 0) +
          expired.filter(({ days }) => days.includes(day)).reduce((sum, one) => sum + peopleOf(one), 0) -
          offered
            .slice(0, until)
            .filter(({ days }) => days.includes(day))
            .reduce((sum, one) => sum + peopleOf(one), 0);
        for (const day of [FRI, SAT]) expect(left(day)).toBeGreaterThanOrEqual(0);
        for (const one of queue.filter(({ offeredUntil }) => offeredUntil === null)) {
          if (offered.includes(one)) continue;
          // what was offered to those before it left too little
          const before = offered.filter((other) => queue.indexOf(other) < queue.indexOf(one)).length;
          expect(one.days.some((day) => left(day, before) < peopleOf(one))).toBe(true);
        }
      }),
    );
  });
});
