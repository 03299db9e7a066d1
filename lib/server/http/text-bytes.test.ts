import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextBytes } from './text-bytes.ts';

it('holds parts and whole numbers as they would be written, however long it was thought to be', () => {
  const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.maxSafeNat());
  fc.assert(
    fc.property(fc.nat(40), fc.array(part), (expected, parts) => {
      const text = new TextBytes(expected);
      for (const one of parts) {
        if (typeof one === 'string') text.add(Buffer.from(one));
        else text.addWhole(one);
      }
      expect(Buffer.from(text.whole()).toString()).toBe(parts.join(''));
    }),
  );
});
