import { describe, expect, it } from 'vitest';
import type { FlightAmendment } from './flight-amendments.ts';
import { afterChange, afterUnmade, coversChange, isRequestFor, shownChange } from './requested-change.ts';
import type { RequestedChange, RequestedDates, RequestedFlight } from './requested-change.ts';

/** As requests for flights were stored before those for stays were possible. */
const STORED =
  '{"id":"chg_1","state":"waiting","bound":1,"offer":"zz9111_20261209","due":90000,"upTo":900000,"refundTo":"source","words":"Changed from ZZ 1 to ZZ 2.","problem":null}';
const flight = JSON.parse(STORED) as RequestedFlight;
const { bound: _bound, offer: _offer, ...common } = flight;
const stay: RequestedDates = { ...common, checkIn: '2026-12-09', checkOut: '2026-12-12' };

const approved = (asked: RequestedChange): RequestedChange => ({ ...asked, state: 'approved' });
const changed = { id: 'act_1', kind: 'change', bound: 1, offer: 'zz9111_20261209' } as FlightAmendment;
const moved = {
  id: 'act_2',
  kind: 'dates',
  to: { stay: { checkIn: '2026-12-09', checkOut: '2026-12-12', rooms: [] } },
} as unknown as FlightAmendment;

describe('[4.8] a requested change', () => {
  it('of a flight is read as it was stored before stays had any', () => {
    expect(isRequestFor(flight, { bound: 1, offer: 'zz9111_20261209' })).toBe(true);
    expect(shownChange(flight)).toEqual({
      changeId: 'chg_1',
      state: 'waiting',
      due: 90_000,
      words: 'Changed from ZZ 1 to ZZ 2.',
      problem: null,
    });
  });

  it.each([
    ['the same flight at its ceiling', approved(flight), { bound: 1, offer: 'zz9111_20261209' }, 900_000, true],
    ['a paisa above it', approved(flight), { bound: 1, offer: 'zz9111_20261209' }, 900_001, false],
    ['another bound', approved(flight), { bound: 0, offer: 'zz9111_20261209' }, 1, false],
    ['the same dates', approved(stay), { checkIn: '2026-12-09', checkOut: '2026-12-12' }, 1, true],
    ['another check-out', approved(stay), { checkIn: '2026-12-09', checkOut: '2026-12-13' }, 1, false],
    ['dates, by a flight’s approval', approved(flight), { checkIn: '2026-12-09', checkOut: '2026-12-12' }, 1, false],
    ['a flight, by an approval of dates', approved(stay), { bound: 1, offer: 'zz9111_20261209' }, 1, false],
    ['what only waits', stay, { checkIn: '2026-12-09', checkOut: '2026-12-12' }, 1, false],
  ])('covers %s: %#', (_, asked, wanted, total, covers) => {
    expect(coversChange(asked, wanted, total)).toBe(covers);
  });

  it('is used by the amendment of the same change, and by no other', () => {
    expect(afterChange(approved(flight), changed)).toMatchObject({ state: 'done', amendmentId: 'act_1' });
    expect(afterChange(approved(stay), moved)).toMatchObject({ state: 'done', amendmentId: 'act_2' });
    expect(afterChange(approved(stay), changed)).toEqual(approved(stay));
    expect(afterChange(approved(stay), { ...moved, kind: 'extras' } as FlightAmendment)).toEqual(approved(stay));
    expect(afterChange(stay, moved)).toEqual(stay);
  });

  it('counts again where its own amendment was not made', () => {
    const used = afterChange(approved(stay), moved);
    expect(afterUnmade(used, 'act_2', 'Not paid.')).toMatchObject({ state: 'approved', problem: 'Not paid.' });
    expect(afterUnmade(used, 'act_9', 'Not paid.')).toEqual(used);
    expect(afterUnmade(null, 'act_2', 'Not paid.')).toBeNull();
  });
});
