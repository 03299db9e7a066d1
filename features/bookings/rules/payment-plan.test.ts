import { describe, expect, it } from 'vitest';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { termsOfPaid } from './paid-terms.ts';
import {
  isOverdue,
  nextPayment,
  nextPaymentStep,
  openAmount,
  paidSoFar,
  refundOfPaid,
  remindersDue,
  stepsOfPaid,
  withPayment,
  type PlannedPayment,
} from './payment-plan.ts';

const payment = (amount: number, due: PlannedPayment['due'] = null): PlannedPayment => ({
  amount,
  lines: [],
  due,
  paid: null,
});
const DUE = {
  date: '2026-12-16',
  lastDate: '2026-12-19',
  endsAt: '2026-12-19T18:30:00.000Z',
  remindAt: ['2026-12-09T03:30:00.000Z', '2026-12-15T03:30:00.000Z'],
};
const PLAN = [payment(25), payment(25, DUE), payment(50, { ...DUE, endsAt: '2027-01-12T18:30:00.000Z', remindAt: [] })];
const MADE = { at: '2026-12-01T06:00:00.000Z', wallet: 0, gateway: 25, method: 'upi' };
const deposited = withPayment(PLAN, [0], MADE);
const at = (instant: string) => new Date(instant);

describe('[7.20] a package that is paid in parts', () => {
  it('has paid what was made, and all of it where it has no plan', () => {
    expect([openAmount(deposited), openAmount(null)]).toEqual([75, 0]);
    expect(paidSoFar({ total: 100, paymentPlan: deposited })).toBe(25);
    expect(paidSoFar({ total: 100, paymentPlan: null })).toBe(100);
  });

  it.each([
    ['confirmed', deposited, { amount: 25, due: '2026-12-16' }],
    ['confirmed', withPayment(deposited, [1, 2], MADE), null],
    ['confirmed', null, null],
    ['paying_change', deposited, null],
    ['held', PLAN, null],
    ['cancelled', deposited, null],
  ] as const)('says in a list, %s, what is to be paid next', (state, paymentPlan, next) => {
    expect(nextPayment({ state, paymentPlan })).toEqual(next);
  });

  it('is paid from wallet and gateway in the order of its payments', () => {
    const paid = withPayment(deposited, [1, 2], { ...MADE, wallet: 30, gateway: 45 });
    expect(paid.slice(1).map((one) => [one.paid?.wallet, one.paid?.gateway])).toEqual([
      [25, 0],
      [5, 45],
    ]);
  });

  it.each([
    [100, 25],
    [80, 5],
    [75, 0],
    [0, 0],
  ])('gives back of %i of the price what was paid of it: %i', (refund, back) => {
    expect(refundOfPaid(refund, { total: 100, paymentPlan: deposited })).toBe(back);
  });

  it('has the refund curve of what was paid, from steps and from terms alike', () => {
    const policies = [
      { FromDate: '2027-01-01T00:00:00.000Z', ChargeType: 2 as const, Charge: 20 },
      { FromDate: '2027-01-20T00:00:00.000Z', ChargeType: 2 as const, Charge: 100 },
    ];
    const [now, end] = [at('2026-12-01T00:00:00Z'), at('2027-01-30T00:00:00Z')];
    const steps = stepsOfPaid(refundSteps(policies, 100, now, end), { total: 100, paymentPlan: deposited });
    expect(steps.map(({ refund, charge }) => [refund, charge])).toEqual([
      [25, 0],
      [5, 20],
      [0, 25],
    ]);
    expect(refundSteps(termsOfPaid(policies, { total: 100, paid: 25 }), 25, now, end)).toEqual(steps);
  });

  it('is reminded of its next payment at its times, each once, until its time ends', () => {
    const [week, day] = DUE.remindAt as [string, string];
    expect(nextPaymentStep(deposited, [])).toEqual(at(week));
    expect(remindersDue(deposited, [], at('2026-12-09T03:29:59Z'))).toEqual([]);
    expect(remindersDue(deposited, [], at(week))).toEqual([week]);
    expect(remindersDue(deposited, [week], at(week))).toEqual([]);
    expect(nextPaymentStep(deposited, [week])).toEqual(at(day));
    expect(remindersDue(deposited, [], at(day))).toEqual([week, day]);
    expect(nextPaymentStep(deposited, [week, day])).toEqual(at(DUE.endsAt));
    expect([isOverdue(deposited, at('2026-12-19T18:29:59Z')), isOverdue(deposited, at(DUE.endsAt))]).toEqual([
      false,
      true,
    ]);
  });

  it('waits for nothing where all is paid, or nothing was to be paid later', () => {
    const paid = withPayment(deposited, [1, 2], { ...MADE, gateway: 75 });
    for (const plan of [paid, null]) {
      expect(nextPaymentStep(plan, [])).toBeNull();
      expect(isOverdue(plan, at('2030-01-01T00:00:00Z'))).toBe(false);
    }
  });
});
