import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFare } from './change-fare.ts';
import { decide } from './decide.ts';
import { nextLookAt, applyDeadlines } from './deadlines.ts';
import { askBack, MOST_QUESTIONS, openQuestions, questionsOf, replyTo } from './questions.ts';
import { replacePerson, withdraw } from './replace-person.ts';
import type { ResolvedLevel } from './resolve-levels.ts';
import {
  askedOf,
  covering,
  instantOf,
  openRun,
  RUN_EVENTS,
  RUN_STATES,
  RUN_TRANSITIONS,
  runAllows,
  unanswered,
  type Effect,
  type Run,
  type RunEvent,
  type Step,
} from './run.ts';
import type { Absence } from './stand-ins.ts';

const START = Date.parse('2026-11-24T06:00:00Z');
const MINUTE = 60_000;
const PEOPLE = ['meera', 'om', 'farah', 'vikram'];
const person = fc.constantFrom(...PEOPLE);
const people = fc.subarray(PEOPLE, { minLength: 1, maxLength: 3 });

const silence = fc.oneof(
  fc.constant({ does: 'wait' as const }),
  fc.constant({ does: 'decline' as const }),
  fc.record({ does: fc.constant('pass' as const), to: people }),
);
const level: fc.Arbitrary<ResolvedLevel> = fc.record({
  needs: fc.constantFrom('any' as const, 'all' as const),
  people,
  hours: fc.option(fc.integer({ min: 1, max: 6 })),
  whenSilent: silence,
});
const levels = fc.array(level, { maxLength: 3 });
const absences: fc.Arbitrary<Absence[]> = fc.array(
  fc.record({
    employeeId: person,
    standInId: fc.constantFrom(...PEOPLE, 'asha', 'zoya'),
    from: fc.constant(instantOf(START)),
    until: fc.integer({ min: 1, max: 600 }).map((minutes) => instantOf(START + minutes * MINUTE)),
  }),
  { maxLength: 3 },
);

type Move = {
  event: RunEvent;
  minutes: number;
  who: string;
  other: string;
  approve: boolean;
  room: number;
  amount: number;
  held: number;
  levels: ResolvedLevel[] | undefined;
};
const move: fc.Arbitrary<Move> = fc.record({
  event: fc.constantFrom<RunEvent>(
    'decide',
    'decide',
    'decide',
    'applyDeadlines',
    'changeFare',
    'replacePerson',
    ...RUN_EVENTS,
  ),
  minutes: fc.integer({ min: 0, max: 200 }),
  who: fc.constantFrom(...PEOPLE, 'asha', 'zoya'),
  other: person,
  approve: fc.integer({ min: 0, max: 5 }).map((one) => one > 0),
  room: fc.constantFrom(0, 0, 500),
  amount: fc.constantFrom(800, 1000, 1000, 1400, 2000),
  held: fc.integer({ min: -10, max: 900 }),
  levels: fc.option(levels, { nil: undefined, freq: 4 }),
});
const start = fc.record({ levels, held: fc.integer({ min: 0, max: 900 }) });

const opened = ({ levels: asked, held }: { levels: ResolvedLevel[]; held: number }) =>
  openRun({
    levels: asked,
    amount: 1000,
    deadline: instantOf(START + held * MINUTE),
    at: instantOf(START),
    excluded: ['asha'],
  });

function play(run: Run, one: Move, now: number, away: Absence[]): Step {
  const at = instantOf(now);
  switch (one.event) {
    case 'decide':
      return decide(
        run,
        { by: one.who, answer: one.approve ? 'approve' : 'decline', at, upTo: run.amount + one.room },
        away,
      );
    case 'askBack':
      return askBack(run, { by: one.who, text: 'Why?', at }, away);
    case 'reply':
      return replyTo(run, Math.max(0, questionsOf(run).length - 1), { by: one.who, text: 'So.', at });
    case 'applyDeadlines':
      return applyDeadlines(run, at);
    case 'changeFare':
      return changeFare(run, {
        amount: one.amount,
        deadline: instantOf(now + one.held * MINUTE),
        at,
        levels: one.levels,
      });
    case 'withdraw':
      return withdraw(run, at);
    case 'replacePerson':
      return replacePerson(run, one.other, [one.who], at);
  }
}

/** Every step of a random life: run before, move, step, at which time. */
function live(
  begin: { levels: ResolvedLevel[]; held: number },
  moves: readonly Move[],
  away: Absence[],
  look: (before: Run, one: Move, step: Step, now: number) => void,
): Run {
  let run = opened(begin).run;
  let now = START;
  for (const one of moves) {
    now += one.minutes * MINUTE;
    const step = play(run, one, now, away);
    look(run, one, step, now);
    if (step.done) run = step.run;
  }
  return run;
}

const agrees = (run: Run): boolean =>
  run.levels.every((one) => {
    const yes = new Set(covering(run).map(({ forWhom }) => forWhom));
    const { people: asked, needs } = askedOf(one);
    return needs === 'any' ? asked.some((id) => yes.has(id)) : asked.every((id) => yes.has(id));
  });

const lives = (check: (before: Run, one: Move, step: Step, now: number) => void, runs = 1000) =>
  fc.assert(
    fc.property(
      start,
      fc.array(move, { maxLength: 14 }),
      absences,
      (begin, moves, away) => void live(begin, moves, away, check),
    ),
    { numRuns: runs },
  );

describe('[4.8] an approval, whatever happens to it', { timeout: 60_000 }, () => {
  it('never leaves its table, and is refused with a sentence where the table says nothing', () => {
    const seen = new Set<string>();
    lives((before, { event }, step) => {
      const row: Partial<Record<RunEvent, readonly string[]>> = RUN_TRANSITIONS[before.state];
      if (!runAllows(before.state, event)) expect(step.done).toBe(false);
      if (step.done) {
        expect(row[event], `${before.state} ${event}`).toContain(step.run.state);
        seen.add(`${before.state} ${event} ${step.run.state}`);
      } else expect(step.reason).toMatch(/^[A-Z].*\.$/);
    }, 1500);
    expect(seen.size).toBeGreaterThan(12);
    expect(Object.keys(RUN_TRANSITIONS)).toEqual([...RUN_STATES]);
  });

  it('is approved only when every level agrees to the fare of now, and as soon as it does', () => {
    lives((_, __, step) => {
      if (!step.done) return;
      if (step.run.state === 'approved') expect(agrees(step.run)).toBe(true);
      if (step.run.state === 'waiting') expect(agrees(step.run)).toBe(false);
    });
  });

  it('while it waits somebody is asked, before the deadline; once it ended it has its instant and nothing to look at', () => {
    lives((_, __, step, now) => {
      if (!step.done) return;
      const { run } = step;
      if (run.state === 'waiting') {
        expect(unanswered(run).length).toBeGreaterThan(0);
        expect(now).toBeLessThan(Date.parse(run.deadline));
        expect(Date.parse(nextLookAt(run) ?? '')).toBeLessThanOrEqual(Date.parse(run.deadline));
      } else {
        expect(run.endedAt).not.toBeNull();
        expect(nextLookAt(run)).toBeNull();
      }
    });
  });

  it('nobody answers for a trip of their own, nor without being asked or standing in', () => {
    lives((before, { who }, step) => {
      if (!step.done || step.run.decisions.length === before.decisions.length) return;
      const [asked, added] = [
        new Set(
          before.levels.flatMap((one) => [...one.people, ...(one.whenSilent.does === 'pass' ? one.whenSilent.to : [])]),
        ),
        step.run.decisions.slice(before.decisions.length),
      ];
      expect(who).not.toBe('asha');
      for (const { by, forWhom } of added) {
        expect(by).toBe(who);
        expect(asked.has(forWhom)).toBe(true);
      }
    });
  });

  it('a question or a reply moves no clock and decides nothing; each approver has one open, and replies stay', () => {
    lives((before, { event, who }, step, now) => {
      const [was, at] = [questionsOf(before), instantOf(now)];
      if (!step.done) return;
      const is = questionsOf(step.run);
      expect(is.length).toBeLessThanOrEqual(MOST_QUESTIONS);
      const open = is.filter(({ reply }) => reply === null).map(({ by }) => by);
      expect(new Set(open).size).toBe(open.length);
      was.forEach((one, position) => {
        expect(is[position]).toMatchObject({ by: one.by, text: one.text, at: one.at });
        if (one.reply) expect(is[position]).toEqual(one);
      });
      if (step.run.state !== 'waiting') expect(openQuestions(step.run)).toEqual([]);
      if (event !== 'askBack' && event !== 'reply') return expect(is).toEqual(was);
      const timed = applyDeadlines(before, at);
      expect({ ...step.run, questions: [] }).toEqual({ ...(timed.done ? timed.run : before), questions: [] });
      expect(nextLookAt(step.run)).toBe(timed.done ? nextLookAt(timed.run) : null);
      if (event === 'reply') expect(who).toBe('asha');
      else expect(who).not.toBe('asha');
    }, 1500);
  });

  it('keeps every decision it ever had, and does not change what it was given', () => {
    lives((before, _, step) => {
      if (step.done) expect(step.run.decisions.slice(0, before.decisions.length)).toEqual(before.decisions);
    });
  });

  it('after a change of fare asks nobody who covers it, and tells the others what they had approved', () => {
    lives((before, { event }, step) => {
      if (!step.done || event !== 'changeFare') return;
      const covered = new Set(covering(step.run).map(({ forWhom }) => forWhom));
      for (const effect of step.effects.filter((one): one is Extract<Effect, { kind: 'ask' }> => one.kind === 'ask')) {
        expect(effect.people.filter((id) => covered.has(id))).toEqual([]);
        expect(effect.approved).toBeLessThan(effect.amount);
      }
      if (before.state === 'approved' && step.run.amount <= before.amount && step.run.state === 'approved')
        expect(step.effects.every(({ kind }) => kind === 'survived')).toBe(true);
    });
  });

  it('an approved fare that falls stays approved', () => {
    lives((before, one, step) => {
      if (one.event === 'changeFare' && before.state === 'approved' && one.amount <= before.amount && one.held > 0)
        expect(step).toMatchObject({ done: true, run: { state: 'approved' } });
    });
  });

  it('finds the same whether time is looked at often or late', () => {
    fc.assert(
      fc.property(start, fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 6 }), (begin, steps) => {
        let [often, now, effects] = [opened(begin).run, START, [] as Effect[]];
        for (const minutes of steps) {
          now += minutes * MINUTE;
          const step = applyDeadlines(often, instantOf(now));
          if (!step.done) break;
          often = step.run;
          effects = [...effects, ...step.effects];
        }
        const late = applyDeadlines(opened(begin).run, instantOf(now));
        if (late.done) expect({ run: often, effects }).toEqual({ run: late.run, effects: late.effects });
      }),
    );
  });
});
