import { decide } from '#features/approvals/rules/decide.ts';
import type { ResolvedLevel } from '#features/approvals/rules/resolve-levels.ts';
import { openRun, type Run, type Step } from '#features/approvals/rules/run.ts';

/** An instant of the day on which requests are made. */
export const at = (time: string) => `2026-11-24T${time}:00.000Z`;
/** A level of approvers; without changes any one of them is enough, and it waits without a limit. */
export const level = (people: string[], change: Partial<ResolvedLevel> = {}): ResolvedLevel => ({
  needs: 'any',
  people,
  hours: null,
  whenSilent: { does: 'wait' },
  ...change,
});
/** A level of one, which passes to Vikram after four hours. */
export const meera = level(['meera'], { hours: 4, whenSilent: { does: 'pass', to: ['vikram'] } });

/** ₹42,316, asked at 06:00, held until 17:00. */
export const opened = (levels: ResolvedLevel[] = [meera], change: Partial<Parameters<typeof openRun>[0]> = {}): Run =>
  openRun({ levels, amount: 4_231_600, deadline: at('17:00'), at: at('06:00'), excluded: ['asha'], ...change }).run;

/** The run after a step that is expected to be done. Throws the reason of a refused one. */
export const runOf = (step: Step): Run => {
  if (!step.done) throw new Error(step.reason);
  return step.run;
};
/** The run after one answer. */
export const say = (run: Run, by: string, time: string, answer: 'approve' | 'decline' = 'approve', upTo?: number) =>
  runOf(decide(run, { by, answer, at: at(time), upTo }, []));
/** Why a step was refused; null where it was done. */
export const refusal = (step: Step) => (step.done ? null : step.reason);
