import { describe, expect, it } from 'vitest';
import { priceBeside, priceOfPerson } from './trip-price.ts';

const flight = (...totals: number[]) => ({ fares: totals.map((total) => ({ total })) });
const OUT = [flight(500, 900), flight(700)];
const BACK = [flight(400, 300), flight(350)];

describe('[7.20] the price of a fare as part of its trip', () => {
  it('has the lowest fare of each direction still to come, and what is chosen already', () => {
    expect(priceBeside([OUT, BACK], [])).toBe(300);
    expect(priceBeside([OUT, BACK], [900])).toBe(900);
    expect(priceBeside([OUT, BACK, OUT], [])).toBe(800);
    expect(priceBeside([OUT], [])).toBe(0);
  });

  it('stands alone where a direction has nothing on sale', () => {
    expect(priceBeside([OUT, []], [])).toBeNull();
  });

  it('is said for one person where several fly', () => {
    expect(priceOfPerson(10_000_00, { adults: 1, children: 0, infants: 0 })).toBeNull();
    expect(priceOfPerson(10_000_00, { adults: 3, children: 0, infants: 0 })).toEqual({ amount: 3_333_00, mean: false });
    expect(priceOfPerson(10_000_00, { adults: 1, children: 0, infants: 1 })).toEqual({ amount: 5_000_00, mean: true });
  });
});
