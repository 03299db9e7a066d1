import { describe, expect, it } from 'vitest';
import { at, level, meera, opened, refusal, runOf, say } from '#tests/support/approval-run.ts';
import { changeFare } from './change-fare.ts';
import { applyDeadlines } from './deadlines.ts';
import { unanswered, type Run } from './run.ts';

describe('[4.8] another fare', () => {
  const approved = say(opened([level(['meera']), level(['om'])]), 'meera', '07:00');
  const both = say(approved, 'om', '08:00', 'approve', 4_400_000);
  const fare = (run: Run, amount: number, change: Partial<Parameters<typeof changeFare>[1]> = {}) =>
    changeFare(run, { amount, deadline: at('19:00'), at: at('09:00'), ...change });

  it.each([[4_000_000], [4_231_600]])('at %i or so the approval survives, and nobody is asked', (amount) => {
    expect(fare(both, amount)).toMatchObject({
      run: { state: 'approved', endedAt: at('08:00'), amount },
      effects: [{ kind: 'survived' }],
    });
  });

  it('above it only those are asked whose approval falls short, and only for the difference', () => {
    const step = fare(both, 4_310_000);
    expect(step).toMatchObject({
      run: { state: 'waiting', level: 0 },
      effects: [
        { kind: 'survived', decisions: [{ by: 'om' }] },
        { kind: 'ask', people: ['meera'], amount: 4_310_000, approved: 4_231_600 },
      ],
    });
    expect(say(runOf(step), 'meera', '09:30').state).toBe('approved');
  });

  it('above everything all are asked again', () => {
    const step = fare(both, 4_400_001);
    expect(step).toMatchObject({ run: { state: 'waiting', level: 0 }, effects: [{ kind: 'ask', people: ['meera'] }] });
    expect(unanswered(say(runOf(step), 'meera', '09:30'))).toEqual(['om']);
  });

  it('lower, while it waits, changes nothing but the figures', () => {
    expect(fare(approved, 4_000_000)).toEqual({
      done: true,
      run: { ...approved, amount: 4_000_000, deadline: at('19:00') },
      effects: [{ kind: 'survived', decisions: approved.decisions }],
    });
  });

  it('under another rule asks its levels, but not who covers it', () => {
    expect(fare(both, 4_310_000, { levels: [level(['om']), level(['farah'])] })).toMatchObject({
      run: { level: 1 },
      effects: [{ kind: 'survived' }, { kind: 'ask', people: ['farah'] }],
    });
    expect(fare(both, 4_310_000, { levels: [] })).toMatchObject({ run: { state: 'approved' } });
  });

  it('at a lower price under another rule stays approved, and while it waits asks that rule’s levels', () => {
    expect(fare(both, 4_000_000, { levels: [level(['farah'])] })).toMatchObject({
      run: { state: 'approved' },
      effects: [{ kind: 'survived' }],
    });
    expect(fare(approved, 4_000_000, { levels: [level(['farah'])] })).toMatchObject({
      run: { state: 'waiting', level: 0 },
      effects: [{ kind: 'survived' }, { kind: 'ask', people: ['farah'] }],
    });
    expect(fare(approved, 4_000_000, { levels: [] })).toMatchObject({ run: { state: 'approved' } });
  });

  it('brings back what had expired, with what was approved', () => {
    const gone = runOf(applyDeadlines(approved, at('17:00')));
    expect(fare(gone, 4_000_000, { at: at('18:00') })).toMatchObject({
      run: { state: 'waiting', level: 1, deadline: at('19:00'), endedAt: null },
      effects: [{ kind: 'survived' }, { kind: 'ask', people: ['om'] }],
    });
  });

  it('that is gone already ends it', () =>
    expect(fare(approved, 4_000_000, { deadline: at('09:00') })).toMatchObject({ run: { state: 'expired' } }));

  it('asks the level’s own people again after it had passed on', () => {
    const passed = say(opened([meera]), 'vikram', '11:00');
    expect(runOf(fare(passed, 4_000_000, { at: at('12:00') })).state).toBe('approved');
    expect(fare(passed, 5_000_000, { at: at('12:00') })).toMatchObject({
      run: { levels: [{ passedAt: null }] },
      effects: [{ kind: 'ask', people: ['meera'] }],
    });
  });

  it('does not bring back what was declined', () =>
    expect(refusal(fare(say(opened(), 'meera', '07:00', 'decline'), 1))).toContain('declined'));
});
