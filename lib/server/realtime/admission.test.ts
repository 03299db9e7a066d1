import { describe, expect, it } from 'vitest';
import { admission } from './admission.ts';
import { HUB_LIMITS } from './limits.ts';

const limits = {
  ...HUB_LIMITS,
  sockets: 12,
  perNetwork: 8,
  unauthenticatedPerNetwork: 4,
  connectBurst: 6,
  connectsPerSecond: 2,
};

describe('who may open a socket', () => {
  it('[7.19] is so many of a network that nobody signed in on; a sign-in and a leave make room', () => {
    const places = admission(limits, () => 1);
    const first = [1, 2, 3, 4].map(() => places.enter('192.0.2.1'));
    expect(places.enter('192.0.2.1')).toBeNull();
    expect(places.enter('198.51.100.1')).not.toBeNull();
    first[0]?.signedIn();
    first[0]?.signedIn();
    expect([places.enter('192.0.2.1'), places.enter('192.0.2.1')]).toEqual([expect.anything(), null]);
    first[1]?.leave();
    first[1]?.leave();
    expect(places.enter('192.0.2.1')).not.toBeNull();
  });

  it('[7.19] is so many new ones a second, of one network; a /64 of IPv6 is one', () => {
    let now = 0;
    const places = admission(
      limits,
      () => 1,
      () => now,
    );
    const open = (count: number, address = '2001:db8::1') => {
      let opened = 0;
      for (let turn = 0; turn < count; turn++) {
        const place = places.enter(address);
        opened += place ? 1 : 0;
        place?.leave();
      }
      return opened;
    };
    expect(open(20)).toBe(6);
    expect(open(1, '2001:db8::2')).toBe(0);
    expect(open(1, '2001:db8:0:1::1')).toBe(1);
    now += 1000;
    expect(open(20)).toBe(2);
  });

  it('[7.19] is so many in all, and nobody once it is shut', () => {
    const places = admission({ ...limits, perNetwork: 99 }, () => 1);
    const entered = Array.from({ length: 20 }, (_, at) => places.enter(`192.0.2.${at}`)).filter(Boolean);
    expect([entered.length, places.count()]).toEqual([12, 12]);
    for (const place of entered) place?.leave();
    expect(places.enter('192.0.2.1')).not.toBeNull();
    places.shut();
    expect(places.enter('192.0.2.1')).toBeNull();
  });
});
