import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isId, newId, type IdPrefix } from './ids.ts';

const PREFIXES: IdPrefix[] = [
  'usr',
  'ses',
  'bkg',
  'htl',
  'rty',
  'rpl',
  'hld',
  'ord',
  'pay',
  'rfd',
  'pst',
  'doc',
  'evt',
  'msg',
  'req',
];

describe('ids', () => {
  it.each(PREFIXES)('[3.4] %s_… is an id of its own kind and of no other', (prefix) => {
    const id = newId(prefix);
    expect(id).toMatch(new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{20}$`));
    expect(PREFIXES.filter((other) => isId(other, id))).toEqual([prefix]);
  });

  it('[3.4] an id made later sorts later', () => {
    const time = fc.integer({ min: 0, max: 2 ** 48 });
    fc.assert(
      fc.property(time, time, (one, other) => {
        fc.pre(one !== other);
        expect(newId('bkg', one) < newId('bkg', other)).toBe(one < other);
      }),
    );
  });

  it('[3.4] ten thousand ids of one millisecond differ', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newId('msg', 1_795_000_000_000))).size).toBe(10_000);
  });

  it.each(['', 'bkg', 'bkg_', 'bkg_ABC', 'bkg_a b', 'bkg_a\n', ' bkg_a', 'bkg-a', `bkg_${'a'.repeat(41)}`, "bkg_';--"])(
    '[5.12] “%s” is none',
    (text) => {
      expect(isId('bkg', text)).toBe(false);
    },
  );
});
