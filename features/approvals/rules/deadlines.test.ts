import { describe, expect, it } from 'vitest';
import { at, level, meera, opened, refusal, runOf, say } from '#tests/support/approval-run.ts';
import { decide } from './decide.ts';
import { levelDue, nextLookAt, applyDeadlines } from './deadlines.ts';
import type { ResolvedLevel } from './resolve-levels.ts';
import { instantOf } from './run.ts';

describe('[4.8] time', () => {
  it.each<[string, ResolvedLevel, string | null]>([
    ['its own limit before the deadline', meera, at('10:00')],
    ['a limit beyond the deadline leaves the others half of what is left', { ...meera, hours: 24 }, at('11:30')],
    ['a limit at the very deadline too', { ...meera, hours: 11 }, at('11:30')],
    ['a minute before it stays', { ...meera, hours: 10 }, at('16:00')],
    [
      'declining never goes before the deadline',
      level(['meera'], { hours: 24, whenSilent: { does: 'decline' } }),
      null,
    ],
    ['declining at its limit', level(['meera'], { hours: 2, whenSilent: { does: 'decline' } }), at('08:00')],
    ['waiting has no limit but the deadline', level(['meera'], { hours: 2 }), null],
  ])('%s', (_, one, due) => {
    const run = opened([one]);
    const found = levelDue(run);
    expect(found === null ? null : instantOf(found)).toBe(due);
    expect(nextLookAt(run)).toBe(due ?? at('17:00'));
  });

  it('passes on at the instant it was due, not before, and tells whom', () => {
    expect(runOf(applyDeadlines(opened(), at('09:59')))).toEqual(opened());
    const step = applyDeadlines(opened(), at('12:00'));
    expect(step).toMatchObject({
      run: { state: 'waiting', levels: [{ passedAt: at('10:00') }] },
      effects: [{ kind: 'passed', from: ['meera'], to: ['vikram'], at: at('10:00') }],
    });
    expect(refusal(decide(runOf(step), { by: 'meera', answer: 'approve', at: at('12:00') }, []))).toBe(
      'Your time to decide is over and it was passed on to others.',
    );
    expect(say(runOf(step), 'vikram', '12:00').state).toBe('approved');
  });

  it('one of those it passed to is enough, even where all were needed', () => {
    const all = level(['meera', 'om'], {
      needs: 'all',
      hours: 1,
      whenSilent: { does: 'pass', to: ['vikram', 'farah'] },
    });
    expect(say(opened([all]), 'farah', '08:00').state).toBe('approved');
  });

  it('passing to somebody who agreed before is an agreement', () => {
    const run = say(opened([level(['vikram']), meera]), 'vikram', '07:00');
    expect(applyDeadlines(run, at('12:00'))).toMatchObject({
      run: { state: 'approved', endedAt: at('11:00') },
      effects: [{ kind: 'passed' }, { kind: 'ended', state: 'approved' }],
    });
  });

  it('an answer that comes after the time is evaluated by then', () =>
    expect(refusal(decide(opened(), { by: 'meera', answer: 'approve', at: at('10:00') }, []))).toContain('passed on'));

  it('declines by itself where that was chosen', () =>
    expect(
      runOf(applyDeadlines(opened([level(['meera'], { hours: 2, whenSilent: { does: 'decline' } })]), at('08:00'))),
    ).toMatchObject({ state: 'declined', endedAt: at('08:00') }));

  it('the fare’s deadline wins over everything', () => {
    expect(runOf(applyDeadlines(opened(), at('16:59'))).state).toBe('waiting');
    expect(runOf(applyDeadlines(opened(), at('17:00')))).toMatchObject({ state: 'expired', endedAt: at('17:00') });
    expect(refusal(decide(opened(), { by: 'vikram', answer: 'approve', at: at('17:00') }, []))).toContain(
      'The fare was held only until its deadline',
    );
    expect(nextLookAt(runOf(applyDeadlines(opened(), at('17:00'))))).toBeNull();
  });
});
