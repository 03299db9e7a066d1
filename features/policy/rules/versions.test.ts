import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextVersionNumber,
  nextVersionState,
  POLICY_VERSION_STATES,
  publish,
  VERSION_REFUSALS,
  VERSION_TRANSITIONS,
  type PolicyVersionAction,
  type PolicyVersionState,
} from './versions.ts';

const ACTIONS: PolicyVersionAction[] = ['edit', 'publish', 'replace', 'discard'];

describe('[3.9] versions of a policy', () => {
  it.each<[PolicyVersionState, PolicyVersionAction, PolicyVersionState | null]>([
    ['draft', 'edit', 'draft'],
    ['draft', 'publish', 'published'],
    ['draft', 'discard', 'discarded'],
    ['draft', 'replace', null],
    ['published', 'replace', 'replaced'],
    ['published', 'edit', null],
    ['published', 'discard', null],
    ['replaced', 'publish', null],
    ['discarded', 'edit', null],
  ])('%s: %s leads to %s', (state, action, to) => expect(nextVersionState(state, action)).toBe(to));

  it('what was published is never edited, and every refusal has its sentence', () => {
    for (const state of POLICY_VERSION_STATES.filter((one) => one !== 'draft')) {
      expect(ACTIONS.filter((action) => nextVersionState(state, action) === 'draft')).toEqual([]);
      expect(VERSION_REFUSALS[state]).toMatch(/^[A-Z].*\.$/);
    }
    expect(Object.keys(VERSION_TRANSITIONS)).toEqual([...POLICY_VERSION_STATES]);
  });

  it('at most one is published, whatever is published when', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 20 }), (moves) => {
        let versions: { version: number; state: PolicyVersionState }[] = [];
        for (const move of moves) {
          if (move < 4) versions = [...versions, { version: nextVersionNumber(versions), state: 'draft' }];
          else versions = publish(versions, move - 3) ?? versions;
          expect(versions.filter(({ state }) => state === 'published').length).toBeLessThanOrEqual(1);
          expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
        }
      }),
    );
  });

  it('only a draft can be published', () => {
    expect(publish([{ version: 1, state: 'published' }], 1)).toBeNull();
    expect(publish([], 1)).toBeNull();
    expect(
      publish(
        [
          { version: 1, state: 'published' },
          { version: 2, state: 'discarded' },
          { version: 3, state: 'draft' },
        ],
        3,
      ),
    ).toEqual([
      { version: 1, state: 'replaced' },
      { version: 2, state: 'discarded' },
      { version: 3, state: 'published' },
    ]);
  });
});
