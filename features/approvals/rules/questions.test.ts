import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { askBack, MOST_QUESTIONS, openQuestions, replyTo } from './questions.ts';
import { nextLookAt } from './deadlines.ts';
import { openRun, type Run, type Step } from './run.ts';
import { statusSentence } from './text/request-sentences.ts';
import { questionClock } from './text/waiting-text.ts';

const AT = '2026-11-24T06:00:00.000Z';
const LATER = '2026-11-24T06:30:00.000Z';
const DEADLINE = '2026-11-24T12:00:00.000Z';
const aRun = (people = ['meera', 'om']): Run =>
  openRun({
    levels: [{ needs: 'any', people, hours: 2, whenSilent: { does: 'pass', to: ['farah'] } }],
    amount: 1000,
    deadline: DEADLINE,
    at: AT,
    excluded: ['asha'],
  }).run;
const done = (step: Step): Run => {
  if (!step.done) throw new Error(step.reason);
  return step.run;
};
const asked = (run = aRun(), by = 'meera') => done(askBack(run, { by, text: 'Why not the train?', at: LATER }, []));
const ask = (run: Run, by: string, at = LATER) => askBack(run, { by, text: '?', at }, []);
const reply = (run: Run, position: number, by = 'asha') => replyTo(run, position, { by, text: 'So.', at: LATER });
const declined = () => done(decide(aRun(), { by: 'om', answer: 'decline', at: AT }, []));

describe('a question back', () => {
  it('[4.8] leaves the request waiting, at the same limits; both approvers may still decide', () => {
    const run = asked();
    expect(run.state).toBe('waiting');
    expect(nextLookAt(run)).toBe(nextLookAt(aRun()));
    expect(openQuestions(run)).toHaveLength(1);
    const approved = done(decide(run, { by: 'om', answer: 'approve', at: LATER }, []));
    expect(approved.state).toBe('approved');
    expect(openQuestions(approved)).toEqual([]);
  });

  it('[4.8] is told to whoever asked for the trip, its reply to whoever asked the question', () => {
    const step = ask(aRun(), 'meera');
    expect(step).toMatchObject({
      done: true,
      effects: [{ kind: 'questioned', question: { by: 'meera', reply: null } }],
    });
    expect(reply(done(step), 0)).toMatchObject({
      done: true,
      effects: [{ kind: 'replied', question: { by: 'meera', reply: { by: 'asha', text: 'So.' } } }],
    });
  });

  it.each([
    ['of whoever travels', () => ask(aRun(), 'asha'), /Its approvers ask/],
    ['of a stranger', () => ask(aRun(), 'zoya'), /not waiting for you/],
    ['a second one before the reply', () => ask(asked(), 'meera'), /not answered yet/],
    ['after it passed on', () => ask(aRun(), 'meera', '2026-11-24T08:00:00.000Z'), /not waiting/],
    ['after the deadline', () => ask(aRun(), 'farah', DEADLINE), /deadline/],
    ['of one who declined', () => ask(declined(), 'om'), /declined/],
    ['the reply of somebody else', () => reply(asked(), 0, 'meera'), /Only whoever asked/],
    ['a reply to no question', () => reply(asked(), 1), /Only whoever asked/],
    ['a second reply', () => reply(done(reply(asked(), 0)), 0), /answered already/],
  ])('[4.8] is refused: %s', (_, step, reason) => {
    expect(step()).toMatchObject({ done: false, reason: expect.stringMatching(reason) as string });
  });

  it('[4.8] a stand-in asks for whom they stand in', () => {
    const away = [{ employeeId: 'meera', standInId: 'zoya', from: AT, until: DEADLINE }];
    expect(askBack(aRun(), { by: 'zoya', text: '?', at: LATER }, away).done).toBe(true);
  });

  it('[4.8] at most ten to a request', () => {
    let run = aRun();
    for (let at = 0; at < MOST_QUESTIONS; at++) run = done(reply(asked(run), at));
    expect(ask(run, 'meera')).toMatchObject({
      done: false,
      reason: expect.stringContaining('ten questions') as string,
    });
  });

  it('[4.8] the clock is honest: it goes on, and both are told so', () => {
    const clock = { zone: 'Asia/Kolkata', today: '2026-11-24' as const };
    const name = (id: string) => (id === 'meera' ? 'Meera Nair' : 'Om Prakash');
    expect(statusSentence(asked(), name, clock)).toBe(
      'Waits for Meera Nair or Om Prakash. Meera Nair asked a question that is not answered yet.',
    );
    expect(questionClock(asked(), 'The price is held until 17:30 today.')).toBe(
      'The deadline stays the same while the question is open. The price is held until 17:30 today.',
    );
    expect(questionClock(aRun(), 'The price is held until 17:30 today.')).toBeNull();
  });
});
