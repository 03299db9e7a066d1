/** Life cycle of a version: a draft is edited, published, and replaced by the next published version. */
export const POLICY_VERSION_STATES = ['draft', 'published', 'replaced', 'discarded'] as const;
export type PolicyVersionState = (typeof POLICY_VERSION_STATES)[number];

export type PolicyVersionAction = 'edit' | 'publish' | 'replace' | 'discard';

/** The transition table. A published version is never edited, so that bookings can refer to its terms for ever. */
export const VERSION_TRANSITIONS = {
  draft: { edit: 'draft', publish: 'published', discard: 'discarded' },
  published: { replace: 'replaced' },
  replaced: {},
  discarded: {},
} as const satisfies Record<PolicyVersionState, Partial<Record<PolicyVersionAction, PolicyVersionState>>>;

/** The state an action leads to; null when the table does not allow it. */
export function nextVersionState(state: PolicyVersionState, action: PolicyVersionAction): PolicyVersionState | null {
  const row: Partial<Record<PolicyVersionAction, PolicyVersionState>> = VERSION_TRANSITIONS[state];
  return row[action] ?? null;
}

/** Why an action is refused, for the disabled button and the server's error. */
export const VERSION_REFUSALS: Record<Exclude<PolicyVersionState, 'draft'>, string> = {
  published: 'This version is published and bookings are evaluated by it. Start a draft to change the policy.',
  replaced: 'This version was replaced. Bookings made under it keep it, so it stays as it is.',
  discarded: 'This draft was discarded. Start a new one.',
};

type Numbered = { version: number; state: PolicyVersionState };

/** The number of a new draft. Numbers are never reused, not even those of discarded drafts. */
export const nextVersionNumber = (versions: readonly Numbered[]): number =>
  Math.max(0, ...versions.map(({ version }) => version)) + 1;

/**
 * The versions after `version` is published: it becomes published, the previous one replaced. Null when it is no draft.
 */
export function publish<Version extends Numbered>(versions: readonly Version[], version: number): Version[] | null {
  if (versions.find((one) => one.version === version)?.state !== 'draft') return null;
  return versions.map((one) => {
    if (one.version === version) return { ...one, state: 'published' };
    return one.state === 'published' ? { ...one, state: 'replaced' } : one;
  });
}
