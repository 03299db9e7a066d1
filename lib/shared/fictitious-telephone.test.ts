import { describe, expect, it } from 'vitest';
import { fictitiousTelephone } from './fictitious-telephone.ts';

describe('a fictitious telephone number', () => {
  it('[7.20] is Indian, has ten digits and is of no exchange: the subscriber part begins with 0', () => {
    for (const number of [0, 42, 900_009, 9_999_999]) {
      const [, area, subscriber] = /^\+91 (\d{2}) (\d{4} \d{4})$/.exec(fictitiousTelephone(number)) ?? [];
      expect(area, 'no mobile number begins with 1').toMatch(/^1/);
      expect(subscriber, 'exchanges begin with 2 to 7').toMatch(/^0/);
    }
  });

  it('[7.20] is another one for every number, and the same each time', () => {
    expect(fictitiousTelephone(42)).toBe('+91 11 0000 0042');
    const many = Array.from({ length: 3000 }, (_, number) => fictitiousTelephone(number));
    expect(new Set(many).size).toBe(many.length);
  });

  it.each([-1, 1.5, 10_000_000, NaN])('refuses %s', (number) => {
    expect(() => fictitiousTelephone(number)).toThrow(RangeError);
  });
});
