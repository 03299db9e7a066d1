import type { Effect, RunState } from './run.ts';

/** One line of a request's history before it has its time: what happened, through whom, to whom. */
export type NewEvent = {
  kind:
    'asked' | 'asked-again' | 'passed' | 'survived' | 'approve' | 'decline' | 'replaced' | Exclude<RunState, 'waiting'>;
  by: string | null;
  people: string[];
  note: string;
};

/** The lines that a step leaves behind; `by` is whoever took it. */
export function eventsOfEffects(effects: readonly Effect[], by: string | null): NewEvent[] {
  return effects.map((effect): NewEvent => {
    switch (effect.kind) {
      case 'ask':
        return { kind: effect.approved > 0 ? 'asked-again' : 'asked', by: null, people: [...effect.people], note: '' };
      case 'passed':
        return { kind: 'passed', by: null, people: [...effect.to], note: '' };
      case 'survived':
        return {
          kind: 'survived',
          by: null,
          people: [...new Set(effect.decisions.map((decision) => decision.forWhom))],
          note: '',
        };
      case 'ended':
        return { kind: effect.state, by, people: [], note: '' };
    }
  });
}
