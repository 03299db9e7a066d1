import { describe, expect, it } from 'vitest';
import { at, level, opened, refusal, runOf, say } from '#tests/support/approval-run.ts';
import { replacePerson, withdraw } from './replace-person.ts';

describe('[4.8] who leaves, and what is taken back', () => {
  it('asks somebody else instead', () =>
    expect(replacePerson(opened(), 'meera', ['om'], at('07:00'))).toMatchObject({
      run: { levels: [{ people: ['om'] }] },
      effects: [{ kind: 'ask', people: ['om'] }],
    }));
  it('also where it would pass to', () =>
    expect(runOf(replacePerson(opened(), 'vikram', ['om'], at('07:00'))).levels[0]?.whenSilent).toEqual({
      does: 'pass',
      to: ['om'],
    }));
  it('keeps what they approved', () => {
    const half = say(opened([level(['meera', 'om'], { needs: 'all' })]), 'meera', '07:00');
    expect(replacePerson(half, 'meera', ['farah'], at('08:00'))).toEqual({ done: true, run: half, effects: [] });
  });
  it('approves when the one who takes over had approved', () =>
    expect(
      runOf(
        replacePerson(
          say(opened([level(['om', 'meera'], { needs: 'all' })]), 'om', '07:00'),
          'meera',
          ['om'],
          at('08:00'),
        ),
      ).state,
    ).toBe('approved'));
  it.each([[[]], [['asha']]])('refuses to leave nobody (%j)', (instead: string[]) =>
    expect(refusal(replacePerson(opened(), 'meera', instead, at('07:00')))).toContain('Nobody would be left'),
  );
  it('can be taken back while it waits and when it is approved', () => {
    expect(withdraw(opened(), at('07:00'))).toMatchObject({ run: { state: 'withdrawn' } });
    expect(withdraw(say(opened(), 'meera', '07:00'), at('08:00'))).toMatchObject({ run: { state: 'withdrawn' } });
    expect(refusal(withdraw(runOf(withdraw(opened(), at('07:00'))), at('08:00')))).toContain('withdrawn');
  });
});
