import { commonWindow, WINDOW_HOURS, type ApprovedWindow, type WindowBound } from '#lib/shared/approved-window.ts';
import type { ResolvedLevel } from './resolve-levels.ts';

/** States of an approval run: pending until all levels agree, one approver declines, or the fare expires. */
export const RUN_STATES = ['waiting', 'approved', 'declined', 'expired', 'withdrawn'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Events of a run: an answer, a question and its reply, a time limit, a new fare, a withdrawal, an employee who leaves. */
export const RUN_EVENTS = [
  'decide',
  'askBack',
  'reply',
  'applyDeadlines',
  'changeFare',
  'withdraw',
  'replacePerson',
] as const;
export type RunEvent = (typeof RUN_EVENTS)[number];

/**
 * The transition table: the states an event may lead to. Events that are not listed for a state are refused. A run
 * outlives its fare: a new fare at or below the approved price is approved again, above it only the missing approvals
 * are asked for.
 */
export const RUN_TRANSITIONS = {
  waiting: {
    decide: ['waiting', 'approved', 'declined'],
    askBack: ['waiting'],
    reply: ['waiting'],
    applyDeadlines: ['waiting', 'approved', 'declined', 'expired'],
    changeFare: ['waiting', 'approved', 'declined', 'expired'],
    withdraw: ['withdrawn'],
    replacePerson: ['waiting', 'approved', 'declined', 'expired'],
  },
  approved: { applyDeadlines: ['approved'], changeFare: ['approved', 'waiting', 'expired'], withdraw: ['withdrawn'] },
  declined: {},
  expired: { changeFare: ['approved', 'waiting', 'expired'] },
  withdrawn: {},
} as const satisfies Record<RunState, Partial<Record<RunEvent, readonly RunState[]>>>;

/** True when the transition table lists the event for this state. */
export const runAllows = (state: RunState, event: RunEvent): boolean => event in RUN_TRANSITIONS[state];

/**
 * An answer: who gave it and for whom (they differ when a stand-in answered). An approval covers prices up to `upTo`
 * (paise), and with a `window` other flights of the route on its days too.
 */
export type Decision = {
  by: string;
  forWhom: string;
  answer: 'approve' | 'decline';
  upTo: number;
  at: string;
  note: string;
  window?: readonly WindowBound[];
};

/** A question of an approver to those who asked, with its reply. The time limits of the run go on meanwhile. */
export type Question = {
  by: string;
  text: string;
  at: string;
  reply: { by: string; text: string; at: string } | null;
};

/** A level of a run. `passedAt`: when its time limit passed and it was escalated. Instants are ISO 8601. */
export type RunLevel = ResolvedLevel & { passedAt: string | null };

/**
 * One approval run. `level`: the current level, opened at `openedAt`. `deadline`: the fare's deadline; no level lasts
 * longer.
 */
export type Run = {
  state: RunState;
  amount: number;
  deadline: string;
  levels: readonly RunLevel[];
  level: number;
  openedAt: string;
  /** Travellers and requester: they cannot answer or stand in for an approver. */
  excluded: readonly string[];
  decisions: readonly Decision[];
  /** Absent from runs of before questions could be asked. */
  questions?: readonly Question[];
  endedAt: string | null;
};

/** Effects of a step, in order: ask approvers, announce an escalation, announce the outcome. */
export type Effect =
  /**
   * `approved`: what these approvers had approved before, so that only the difference is asked for; 0 for a first
   * request.
   */
  | { kind: 'ask'; people: readonly string[]; level: number; amount: number; approved: number; until: string }
  | { kind: 'passed'; from: readonly string[]; to: readonly string[]; level: number; at: string }
  | { kind: 'survived'; decisions: readonly Decision[] }
  | { kind: 'questioned'; question: Question }
  | { kind: 'replied'; question: Question }
  | { kind: 'ended'; state: Exclude<RunState, 'waiting'>; at: string };

/** The result of a step, or why it was refused. */
export type Step = { done: true; run: Run; effects: readonly Effect[] } | { done: false; reason: string };

export const made = (run: Run, effects: readonly Effect[] = []): Step => ({ done: true, run, effects });
export const notMade = (reason: string): Step => ({ done: false, reason });

export const timeOf = (instant: string): number => Date.parse(instant);
export const instantOf = (time: number): string => new Date(time).toISOString();

/** Current approvers of a level; after an escalation any one of the escalation approvers suffices. */
export const askedOf = (level: RunLevel): { people: readonly string[]; needs: 'any' | 'all' } =>
  level.passedAt && level.whenSilent.does === 'pass'
    ? { people: level.whenSilent.to, needs: 'any' }
    : { people: level.people, needs: level.needs };

/** Approvals that cover the current fare. An approver of an earlier level is not asked again. */
export const covering = ({ decisions, amount }: Pick<Run, 'decisions' | 'amount'>): Decision[] =>
  decisions.filter(({ answer, upTo }) => answer === 'approve' && upTo >= amount);

/** Approvers of the current level who have not answered for this fare. */
export function unanswered(run: Run): string[] {
  const level = run.levels[run.level];
  const answered = new Set(covering(run).map(({ forWhom }) => forWhom));
  return level ? askedOf(level).people.filter((person) => !answered.has(person)) : [];
}

/**
 * The highest fare in paise that an approved run covers without another approval: per level the highest of its
 * approvals, over all levels the lowest of these. Null while it is not approved, and when nobody approved more than the
 * fare.
 */
export function ceilingOf(run: Run): number | null {
  if (run.state !== 'approved') return null;
  const granted = covering(run);
  const upTo = run.levels.map((level) => {
    const { people, needs } = askedOf(level);
    const each = granted.filter(({ forWhom }) => people.includes(forWhom)).map((decision) => decision.upTo);
    return needs === 'any' ? Math.max(0, ...each) : Math.min(...each);
  });
  const least = upTo.length ? Math.min(...upTo) : run.amount;
  return least > run.amount ? least : null;
}

/**
 * The route and days that an approved run covers, with its ceiling: what all approvals of this fare have in common. Null
 * while it is not approved, and where an approver granted none.
 */
export function windowOf(run: Run): ApprovedWindow | null {
  const granted = run.state === 'approved' ? covering(run) : [];
  const bounds = commonWindow(granted.map(({ window }) => window ?? []));
  if (!bounds?.length || granted.some(({ window }) => !window)) return null;
  const last = Math.max(...granted.map(({ at }) => timeOf(at)));
  return { bounds, upTo: ceilingOf(run) ?? run.amount, until: instantOf(last + WINDOW_HOURS * 3_600_000) };
}

const isSatisfied = (level: RunLevel, answered: ReadonlySet<string>): boolean => {
  const { people, needs } = askedOf(level);
  return needs === 'any'
    ? people.some((person) => answered.has(person))
    : people.every((person) => answered.has(person));
};

/** Moves past every level that is satisfied; after the last one the run is approved. */
export function settle(run: Run, at: string): { run: Run; effects: Effect[] } {
  const answered = new Set(covering(run).map(({ forWhom }) => forWhom));
  let level = run.level;
  for (let next = run.levels[level]; next && isSatisfied(next, answered); next = run.levels[level]) level++;
  if (level === run.levels.length) return end({ ...run, level }, 'approved', at);
  const opened: Run = level === run.level ? run : { ...run, level, openedAt: at };
  return { run: opened, effects: level === run.level ? [] : [ask(opened)] };
}

/** The request sent to the approvers of the current level. */
export function ask(run: Run): Effect {
  const people = unanswered(run);
  const approved = Math.max(
    0,
    ...run.decisions
      .filter(({ answer, forWhom }) => answer === 'approve' && people.includes(forWhom))
      .map(({ upTo }) => upTo),
  );
  return { kind: 'ask', people, level: run.level, amount: run.amount, approved, until: run.deadline };
}

/** Ends a run and announces the outcome once. */
export const end = (run: Run, state: Exclude<RunState, 'waiting'>, at: string): { run: Run; effects: Effect[] } => ({
  run: { ...run, state, endedAt: at },
  effects: [{ kind: 'ended', state, at }],
});

/** Starts a run and asks its first level. `levels` come from `resolveLevels`; without levels it is approved at once. */
export function openRun({
  levels,
  amount,
  deadline,
  at,
  excluded,
}: {
  levels: readonly ResolvedLevel[];
  amount: number;
  deadline: string;
  at: string;
  excluded: readonly string[];
}): { run: Run; effects: readonly Effect[] } {
  const run: Run = {
    state: 'waiting',
    amount,
    deadline,
    levels: levels.map((level) => ({ ...level, passedAt: null })),
    level: 0,
    openedAt: at,
    excluded,
    decisions: [],
    endedAt: null,
  };
  if (timeOf(at) >= timeOf(deadline)) return end(run, 'expired', at);
  const settled = settle(run, at);
  return settled.run.state === 'waiting' ? { run: settled.run, effects: [ask(settled.run)] } : settled;
}
