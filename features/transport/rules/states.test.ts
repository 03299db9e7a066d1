import { describe, expect, it } from 'vitest';
import { blockedSentence, OPEN_STATES, stateAfter, TRANSPORT_STATES, TRANSPORT_TRANSITIONS } from './states.ts';

describe('[4.9] the life of a transport request', () => {
  it('reaches every state from the first', () => {
    const reached = new Set(['waiting']);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const state of TRANSPORT_STATES)
        if (reached.has(state)) for (const next of Object.values(TRANSPORT_TRANSITIONS[state])) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...TRANSPORT_STATES].sort());
  });

  it('is cancelled from every open state, and from no ended one', () => {
    expect(OPEN_STATES.filter((state) => stateAfter(state, 'cancel') !== 'cancelled')).toEqual([]);
    for (const state of ['declined', 'unavailable', 'cancelled'] as const)
      expect(Object.keys(TRANSPORT_TRANSITIONS[state])).toEqual([]);
  });

  it('is booked only from a paid quote, which is chosen only among quotes', () => {
    const leading = (to: string) =>
      TRANSPORT_STATES.flatMap((state) =>
        Object.entries(TRANSPORT_TRANSITIONS[state]).flatMap(([action, next]) =>
          next === to ? [`${state} ${action}`] : [],
        ),
      );
    expect(leading('confirmed')).toEqual(['booking confirm']);
    expect(leading('booking')).toEqual(['quoted choose', 'awaiting_approval approve', 'approved pay']);
  });

  it('says for each state what stops an action', () => {
    for (const state of TRANSPORT_STATES) expect(blockedSentence(state)).toMatch(/^[A-Z].+\.$/);
  });
});
