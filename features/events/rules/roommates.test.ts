import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  accept,
  applied,
  ask,
  type Decision,
  decline,
  endSharing,
  leave,
  MOST_OPEN_REQUESTS,
  MOST_RECEIVED,
  type RoomRequest,
  sharedRooms,
  type Sharing,
  sharingClosed,
  takeBack,
  whyNotAsk,
} from './roommates.ts';

const people = (...ids: string[]) => ids.map((id) => ({ id, sharesWith: null }));
const open = (from: string, to: string): RoomRequest => ({ from, to, state: 'open' });
const refusal = (decision: Decision) => ('refused' in decision ? decision.refused : null);

describe('[1.2] asking to share a room', () => {
  const among = people('Latha', 'Ravi', 'Meera');
  it.each<[string, Sharing, RegExp | null]>([
    ['both look for somebody', { sharers: among, requests: [] }, null],
    ['taken back before', { sharers: among, requests: [{ ...open('Latha', 'Ravi'), state: 'withdrawn' }] }, null],
    ['the asker is not on the list', { sharers: people('Ravi'), requests: [] }, /Add yourself to the list/],
    ['the asked person left it', { sharers: people('Latha'), requests: [] }, /no longer looking/],
    ['asked already', { sharers: among, requests: [open('Latha', 'Ravi')] }, /You have asked this person/],
    ['asked by them', { sharers: among, requests: [open('Ravi', 'Latha')] }, /has asked you/],
    ['declined', { sharers: among, requests: [{ ...open('Latha', 'Ravi'), state: 'declined' }] }, /does not want/],
    [
      'the asker shares',
      { sharers: [{ id: 'Latha', sharesWith: 'Meera' }, ...people('Ravi')], requests: [] },
      /already/,
    ],
    [
      'the asked shares',
      { sharers: [...people('Latha'), { id: 'Ravi', sharesWith: 'Meera' }], requests: [] },
      /no longer/,
    ],
    [
      'too many open',
      {
        sharers: among,
        requests: Array.from({ length: MOST_OPEN_REQUESTS }, (_, at) => open('Latha', `guest ${'x'.repeat(at)}`)),
      },
      /5 open requests/,
    ],
    [
      'too many received',
      {
        sharers: among,
        requests: Array.from({ length: MOST_RECEIVED }, (_, at) => open(`guest ${'x'.repeat(at)}`, 'Ravi')),
      },
      /many requests/,
    ],
  ])('%s', (_, sharing, refused) => {
    const why = whyNotAsk(sharing, 'Latha', 'Ravi');
    if (refused) expect(why).toMatch(refused);
    else expect(why).toBeNull();
    expect(refusal(ask(sharing, 'Latha', 'Ravi'))).toBe(why);
  });

  it('is nothing one does with oneself', () =>
    expect(whyNotAsk({ sharers: among, requests: [] }, 'Ravi', 'Ravi')).toMatch(/no longer looking/));
});

describe('[1.2] a pair', () => {
  const before: Sharing = {
    sharers: people('Latha', 'Ravi', 'Meera'),
    requests: [open('Latha', 'Ravi'), open('Latha', 'Meera'), open('Meera', 'Ravi')],
  };
  const after = applied(before, accept(before, 'Latha', 'Ravi') as Sharing);

  it('is made by accepting, and ends every other open request of both', () => {
    expect(after.sharers).toEqual([
      { id: 'Latha', sharesWith: 'Ravi' },
      { id: 'Ravi', sharesWith: 'Latha' },
      { id: 'Meera', sharesWith: null },
    ]);
    expect(after.requests.map(({ state }) => state).sort()).toEqual(['accepted', 'withdrawn', 'withdrawn']);
  });

  it('is not made of a request that is not open', () => {
    for (const how of [accept, decline, takeBack]) expect(refusal(how(after, 'Meera', 'Ravi'))).not.toBeNull();
    expect(refusal(accept({ ...before, requests: [] }, 'Latha', 'Ravi'))).toMatch(/no longer open/);
  });

  it('ended by one, cannot be asked for by the other', () => {
    const byAsked = applied(after, endSharing(after, 'Ravi') as Sharing);
    expect([whyNotAsk(byAsked, 'Latha', 'Ravi'), whyNotAsk(byAsked, 'Ravi', 'Latha')]).toEqual([
      expect.stringMatching(/does not want/),
      null,
    ]);
    const byAsker = applied(after, endSharing(after, 'Latha') as Sharing);
    expect([whyNotAsk(byAsker, 'Ravi', 'Latha'), whyNotAsk(byAsker, 'Latha', 'Ravi')]).toEqual([
      expect.stringMatching(/does not want/),
      null,
    ]);
    expect(refusal(endSharing(byAsker, 'Latha'))).toMatch(/do not share/);
  });
});

describe('[1.2] sharing rooms, whatever guests do', () => {
  const ids = ['Latha', 'Ravi', 'Meera', 'Arun', 'Sita', 'Omar', 'Nita'] as const;
  const who = fc.constantFrom(...ids);
  const step = fc.record({
    what: fc.constantFrom(ask, ask, takeBack, decline, accept, endSharing, leave),
    one: who,
    other: who,
    open: fc.nat(50),
  });
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
  /** What follows from a step: answers are to one of the open requests, so that many of them succeed. */
  function after(sharing: Sharing, { what, one, other, open: nth }: Step): Sharing {
    const waiting = sharing.requests.filter(({ state }) => state === 'open');
    const request = what === ask ? undefined : waiting[nth % Math.max(1, waiting.length)];
    const decision = what(sharing, request?.from ?? one, request?.to ?? other);
    return 'refused' in decision ? sharing : applied(sharing, decision);
  }

  it('has each person in one pair at most, in both rows, without an open request', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120, size: 'max' }), (all) => {
        let sharing: Sharing = { sharers: people(...ids), requests: [] };
        for (const one of all) {
          sharing = after(sharing, one);
          const found = new Map(sharing.sharers.map(({ id, sharesWith }) => [id, sharesWith]));
          for (const [id, sharesWith] of found)
            if (sharesWith) expect([sharesWith === id, found.get(sharesWith)]).toEqual([false, id]);
          const waiting = sharing.requests.filter(({ state }) => state === 'open');
          for (const { from, to } of waiting) {
            expect([found.get(from), found.get(to)]).toEqual([null, null]);
            expect(waiting.filter((request) => request.from === from).length).toBeLessThanOrEqual(MOST_OPEN_REQUESTS);
            expect(waiting.some((request) => request.from === to && request.to === from)).toBe(false);
          }
          const keys = sharing.requests.map(({ from, to }) => `${from} to ${to}`);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
    ));

  it('lets nobody who was declined ask the same person again', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (all) => {
        let sharing: Sharing = {
          sharers: people(...ids),
          requests: [{ from: 'Latha', to: 'Ravi', state: 'declined' }],
        };
        for (const one of all) {
          sharing = after(sharing, one);
          const asked = sharing.requests.find(({ from, to }) => from === 'Latha' && to === 'Ravi');
          expect(asked?.state).toBe('declined');
        }
      }),
    ));
});

describe('[1.2] "Shares with" on the rooming list', () => {
  it('stands at the first room of a registration that is not cancelled', () => {
    const rooms = [
      { guestId: 'Latha', state: 'cancelled' },
      { guestId: 'Latha', state: 'held' },
      { guestId: 'Meera', state: 'booked' },
      { guestId: 'Latha', state: 'booked' },
      { guestId: 'Ravi', state: 'booked' },
    ];
    const pair = new Map([
      ['Latha', 'Ravi Menon'],
      ['Ravi', 'Latha Iyengar'],
    ]);
    expect(sharedRooms(rooms, pair)).toEqual([null, 'Ravi Menon', null, null, 'Latha Iyengar']);
  });
});

describe('[1.2] sharing rooms is open', () => {
  const endsAt = new Date('2027-01-17T18:30:00Z');
  const times = { endsAt, registrationClosesAt: endsAt, cancelledAt: null };
  it.each([
    ['before the end', times, new Date('2027-01-17T18:29:59Z'), null],
    ['at the end', times, endsAt, 'This event is over.'],
    ['once cancelled', { ...times, cancelledAt: new Date(0) }, new Date(1), 'This event is cancelled.'],
    ['once removed', { ...times, removedAt: new Date(0) }, new Date(1), 'This event is cancelled.'],
  ])('%s', (_, event, now, why) => expect(sharingClosed(event, now)).toBe(why));
});
