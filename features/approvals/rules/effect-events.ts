import type { Effect, RunState } from './run.ts';

/** An entry of a request's history without its time: what happened, who did it, whom it concerns. */
export type NewEvent = {
  kind:
    | 'asked'
    | 'asked-again'
    | 'passed'
    | 'survived'
    | 'approve'
    | 'decline'
    | 'replaced'
    | 'question'
    | 'reply'
    | 'within'
    | 'within-stay'
    | 'gave-up'
    | Exclude<RunState, 'waiting'>;
  by: string | null;
  people: string[];
  note: string;
};

/** The history entries of a step; `by` is the person who took it. */
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
      case 'questioned':
        return { kind: 'question', by: effect.question.by, people: [], note: effect.question.text };
      case 'replied':
        return {
          kind: 'reply',
          by: effect.question.reply?.by ?? by,
          people: [effect.question.by],
          note: effect.question.reply?.text ?? '',
        };
      case 'ended':
        return { kind: effect.state, by, people: [], note: '' };
    }
  });
}
