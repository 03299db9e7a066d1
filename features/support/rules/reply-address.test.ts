import { describe, expect, it } from 'vitest';
import { replyAddress, replyTokenIn } from './reply-address.ts';

const BASE = 'help@sarai.example';
const TOKEN = '0123456789abcdef0123456789abcdef';

describe('[7.20] the reply address of an enquiry', () => {
  it('is read back in any case, among others', () => {
    const address = replyAddress(BASE, TOKEN);
    expect(address).toBe(`help+${TOKEN}@sarai.example`);
    expect(replyTokenIn(BASE, ['x@y.example', address.toUpperCase()])).toBe(TOKEN);
  });

  it.each([
    BASE,
    `help+@sarai.example`,
    `help+${TOKEN}0@sarai.example`,
    `help+${TOKEN}@sarai.example.evil.example`,
    `xhelp+${TOKEN}@sarai.example`,
    `help+${TOKEN.replace('0', 'g')}@sarai.example`,
  ])('is not %s', (address) => {
    expect(replyTokenIn(BASE, [address])).toBeNull();
  });
});
