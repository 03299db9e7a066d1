import { describe, expect, it } from 'vitest';
import { windowAround } from '#lib/shared/approved-window.ts';
import { at, level, meera, opened, refusal, runOf, say } from '#tests/support/approval-run.ts';
import { decide } from './decide.ts';
import { ceilingOf, openRun, unanswered, windowOf, type Run } from './run.ts';
import { approvalStatusOf } from './text/run-messages.ts';

describe('[4.8] the price up to which an approved request stays approved', () => {
  const HIGH = 4_500_000;
  it('is what every level granted, the least of them; at one level any approval is enough, or all together', () => {
    const any = opened([level(['meera', 'om'])]);
    expect(ceilingOf(say(any, 'om', '07:00', 'approve', HIGH))).toBe(HIGH);
    const both = say(opened([level(['meera', 'om'], { needs: 'all' })]), 'om', '07:00', 'approve', HIGH);
    expect(ceilingOf(both)).toBeNull(); // still waiting
    expect(ceilingOf(say(both, 'meera', '08:00', 'approve', 4_300_000))).toBe(4_300_000);
    const two = say(opened([level(['meera']), level(['om'])]), 'meera', '07:00', 'approve', HIGH);
    expect(ceilingOf(say(two, 'om', '08:00'))).toBeNull(); // the second level granted the fare alone
  });

  it('is nothing above the fare where nobody granted more, or nobody was asked', () => {
    expect(ceilingOf(say(opened(), 'meera', '07:00'))).toBeNull();
    expect(ceilingOf(opened([]))).toBeNull();
  });
});

describe('[4.8] the other flights of a route that an approved request covers', () => {
  const ROUTE = [{ from: 'BLR', to: 'DEL', fromName: 'Bengaluru', toName: 'Delhi', day: '2026-12-05' }];
  const grant = (run: Run, by: string, time: string, days: number | null, upTo = 4_500_000) =>
    runOf(
      decide(
        run,
        { by, answer: 'approve', at: at(time), upTo, ...(days === null ? {} : { window: windowAround(ROUTE, days) }) },
        [],
      ),
    );
  const two = () => opened([level(['meera']), level(['om'])]);

  it('are what every approver granted: the fewest days, the lowest ceiling, for three days from the last answer', () => {
    const first = grant(two(), 'meera', '07:00', 3);
    expect(windowOf(first)).toBeNull(); // still waiting
    expect(windowOf(grant(first, 'om', '08:00', 1, 4_300_000))).toEqual({
      bounds: windowAround(ROUTE, 1),
      upTo: 4_300_000,
      until: '2026-11-27T08:00:00.000Z',
    });
  });

  it('are none where one of them granted the trip alone, declined, or nobody was asked', () => {
    expect(windowOf(grant(grant(two(), 'meera', '07:00', 3), 'om', '08:00', null))).toBeNull();
    expect(windowOf(say(grant(two(), 'meera', '07:00', 3), 'om', '08:00', 'decline'))).toBeNull();
    expect(windowOf(opened([]))).toBeNull();
  });
});

describe('[4.8] answers', () => {
  it('one approval of an any-of level approves', () =>
    expect(say(opened([level(['meera', 'om'])]), 'om', '07:00')).toMatchObject({
      state: 'approved',
      endedAt: at('07:00'),
      decisions: [{ by: 'om', forWhom: 'om', upTo: 4_231_600 }],
    }));

  it('an all-of level waits for the last', () => {
    const first = say(opened([level(['meera', 'om'], { needs: 'all' })]), 'om', '07:00');
    expect(first).toMatchObject({ state: 'waiting' });
    expect(unanswered(first)).toEqual(['meera']);
    expect(say(first, 'meera', '08:00').state).toBe('approved');
  });

  it('levels come one after the other', () => {
    const run = opened([level(['meera']), level(['om'])]);
    expect(refusal(decide(run, { by: 'om', answer: 'approve', at: at('07:00') }, []))).toBe(
      'Others decide this request first. It comes to you once they approve.',
    );
    const step = decide(run, { by: 'meera', answer: 'approve', at: at('07:00') }, []);
    expect(step).toMatchObject({
      run: { state: 'waiting', level: 1, openedAt: at('07:00') },
      effects: [{ kind: 'ask', people: ['om'], level: 1, amount: 4_231_600, approved: 0, until: at('17:00') }],
    });
    expect(say(runOf(step), 'om', '08:00').state).toBe('approved');
  });

  it('who approved once is not asked at a later level', () =>
    expect(say(opened([level(['meera']), level(['meera', 'om'])]), 'meera', '07:00').state).toBe('approved'));

  it.each([['any'], ['all']] as const)('one decline ends it (%s-of)', (needs) => {
    const run = say(opened([level(['meera', 'om'], { needs }), level(['farah'])]), 'om', '07:00', 'decline');
    expect(run).toMatchObject({ state: 'declined', endedAt: at('07:00') });
    expect(refusal(decide(run, { by: 'meera', answer: 'approve', at: at('08:00') }, []))).toContain('declined');
  });

  it('no level at all approves at once, and a fare already gone is not asked for', () => {
    expect(openRun({ levels: [], amount: 1, deadline: at('17:00'), at: at('06:00'), excluded: [] })).toMatchObject({
      run: { state: 'approved' },
      effects: [{ kind: 'ended', state: 'approved' }],
    });
    expect(opened([meera], { at: at('17:00') }).state).toBe('expired');
  });

  it.each<[string, string, Run, string]>([
    [
      'the traveller',
      'asha',
      opened([level(['asha', 'meera'])]),
      'You cannot approve your own trip or your own request. It waits for its approvers.',
    ],
    ['a stranger', 'ravi', opened(), 'This request is not waiting for you.'],
    [
      'somebody who answered',
      'om',
      say(opened([level(['om', 'meera'], { needs: 'all' })]), 'om', '06:30'),
      'You have answered this request. It waits for the others.',
    ],
  ])('refuses %s', (_, by, run, reason) =>
    expect(refusal(decide(run, { by, answer: 'approve', at: at('07:00') }, []))).toBe(reason),
  );

  it('refuses an approval of less than the fare, takes one of more', () => {
    expect(
      refusal(decide(opened(), { by: 'meera', answer: 'approve', at: at('07:00'), upTo: 4_231_599 }, [])),
    ).toContain('at least the whole fare');
    expect(say(opened(), 'meera', '07:00', 'approve', 4_500_000).decisions).toMatchObject([{ upTo: 4_500_000 }]);
  });

  it.each([
    ['approved', 'approved'],
    ['declined', 'declined'],
    ['expired', 'rejected'],
    ['waiting', 'pending'],
    ['withdrawn', 'withdrawn'],
  ] as const)('[3.20] %s reads as %s', (state, status) => expect(approvalStatusOf(state)).toBe(status));
});
