import type { ResolvedLevel } from './resolve-levels.ts';

/** The life of one approval: what was asked of whom, until all levels agree, one person does not, or the fare is gone. */
export const RUN_STATES = ['waiting', 'approved', 'declined', 'expired', 'withdrawn'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** What happens to it: somebody answers, time passes, the fare changes, the request is taken back, a person leaves the company. */
export const RUN_EVENTS = ['decide', 'passTime', 'changeFare', 'withdraw', 'replacePerson'] as const;
export type RunEvent = (typeof RUN_EVENTS)[number];

/**
 * THE table: where an event may lead from a state; what is not here does not happen. An approval outlives its fare: with
 * a new fare at or below what was approved it is approved again, above it only what is missing is asked for.
 */
export const RUN_TRANSITIONS = {
  waiting: {
    decide: ['waiting', 'approved', 'declined'],
    passTime: ['waiting', 'approved', 'declined', 'expired'],
    changeFare: ['waiting', 'approved', 'declined', 'expired'],
    withdraw: ['withdrawn'],
    replacePerson: ['waiting', 'approved', 'declined', 'expired'],
  },
  approved: { passTime: ['approved'], changeFare: ['approved', 'waiting', 'expired'], withdraw: ['withdrawn'] },
  declined: {},
  expired: { changeFare: ['approved', 'waiting', 'expired'] },
  withdrawn: {},
} as const satisfies Record<RunState, Partial<Record<RunEvent, readonly RunState[]>>>;

/** True when the table knows the event in this state. */
export const runAllows = (state: RunState, event: RunEvent): boolean => event in RUN_TRANSITIONS[state];

/** An answer: by whom, and for whom (another one when a stand-in answered). An approval covers every fare up to `upTo` (paise). */
export type Decision = {
  by: string;
  forWhom: string;
  answer: 'approve' | 'decline';
  upTo: number;
  at: string;
  note: string;
};

/** A level of a run. `passedAt`: when its time was over and it went to those it passes to. Instants are ISO. */
export type RunLevel = ResolvedLevel & { passedAt: string | null };

/** One approval. `level`: the one that is to decide now, opened at `openedAt`. `deadline`: the fare's own; nothing lasts beyond it. */
export type Run = {
  state: RunState;
  amount: number;
  deadline: string;
  levels: readonly RunLevel[];
  level: number;
  openedAt: string;
  /** Who travels and who asked: they do not answer, nor stand in for anybody. */
  excluded: readonly string[];
  decisions: readonly Decision[];
  endedAt: string | null;
};

/** What the server does about a step, in order: ask people, say that it passed on, tell how it ended. */
export type Effect =
  /** `approved`: what these people had approved before, so that only the difference is asked for; 0 for a first request. */
  | { kind: 'ask'; people: readonly string[]; level: number; amount: number; approved: number; until: string }
  | { kind: 'passed'; from: readonly string[]; to: readonly string[]; level: number; at: string }
  | { kind: 'survived'; decisions: readonly Decision[] }
  | { kind: 'ended'; state: Exclude<RunState, 'waiting'>; at: string };

/** A step that was made, or why it was not. */
export type Step = { done: true; run: Run; effects: readonly Effect[] } | { done: false; reason: string };

export const made = (run: Run, effects: readonly Effect[] = []): Step => ({ done: true, run, effects });
export const notMade = (reason: string): Step => ({ done: false, reason });

export const timeOf = (instant: string): number => Date.parse(instant);
export const instantOf = (time: number): string => new Date(time).toISOString();

/** Whom a level asks now: its own people, or those it passed to, of whom one answers. */
export const askedOf = (level: RunLevel): { people: readonly string[]; needs: 'any' | 'all' } =>
  level.passedAt && level.whenSilent.does === 'pass'
    ? { people: level.whenSilent.to, needs: 'any' }
    : { people: level.people, needs: level.needs };

/** The approvals that cover the fare of now. Who approved at an earlier level is not asked again. */
export const covering = ({ decisions, amount }: Pick<Run, 'decisions' | 'amount'>): Decision[] =>
  decisions.filter(({ answer, upTo }) => answer === 'approve' && upTo >= amount);

/** The people of the level that is to decide now who have not answered for this fare. */
export function unanswered(run: Run): string[] {
  const level = run.levels[run.level];
  const answered = new Set(covering(run).map(({ forWhom }) => forWhom));
  return level ? askedOf(level).people.filter((person) => !answered.has(person)) : [];
}

/**
 * The highest fare (paise) that an approved run covers without asking anybody again: at each level what its approvals
 * grant together, over all levels the least. Null while it is not approved, and where nobody granted more than the fare.
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

const isSatisfied = (level: RunLevel, answered: ReadonlySet<string>): boolean => {
  const { people, needs } = askedOf(level);
  return needs === 'any'
    ? people.some((person) => answered.has(person))
    : people.every((person) => answered.has(person));
};

/** Moves on over every level that the approvals satisfy; past the last one the run is approved. */
export function settle(run: Run, at: string): { run: Run; effects: Effect[] } {
  const answered = new Set(covering(run).map(({ forWhom }) => forWhom));
  let level = run.level;
  for (let next = run.levels[level]; next && isSatisfied(next, answered); next = run.levels[level]) level++;
  if (level === run.levels.length) return end({ ...run, level }, 'approved', at);
  const opened: Run = level === run.level ? run : { ...run, level, openedAt: at };
  return { run: opened, effects: level === run.level ? [] : [ask(opened)] };
}

/** The request that goes out to the people of the level now asked. */
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

/** Ends a run; an end is told once. */
export const end = (run: Run, state: Exclude<RunState, 'waiting'>, at: string): { run: Run; effects: Effect[] } => ({
  run: { ...run, state, endedAt: at },
  effects: [{ kind: 'ended', state, at }],
});

/** Opens an approval and asks its first level. Levels come from `resolveLevels`; without any it is approved at once. */
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
