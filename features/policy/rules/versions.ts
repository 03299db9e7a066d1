/** The life of a version: a draft is edited, published once, and replaced by the next one published. */
export const POLICY_VERSION_STATES = ['draft', 'published', 'replaced', 'discarded'] as const;
export type PolicyVersionState = (typeof POLICY_VERSION_STATES)[number];

export type PolicyVersionAction = 'edit' | 'publish' | 'replace' | 'discard';

/** THE table: what is published is never edited, so that a booking's version says for ever what it said. */
export const VERSION_TRANSITIONS = {
  draft: { edit: 'draft', publish: 'published', discard: 'discarded' },
  published: { replace: 'replaced' },
  replaced: {},
  discarded: {},
} as const satisfies Record<PolicyVersionState, Partial<Record<PolicyVersionAction, PolicyVersionState>>>;

/** Where an action leads; null when the table does not know it. */
export function nextVersionState(state: PolicyVersionState, action: PolicyVersionAction): PolicyVersionState | null {
  const row: Partial<Record<PolicyVersionAction, PolicyVersionState>> = VERSION_TRANSITIONS[state];
  return row[action] ?? null;
}

/** Why an action is refused, for the disabled button and the server's answer. */
export const VERSION_REFUSALS: Record<Exclude<PolicyVersionState, 'draft'>, string> = {
  published: 'This version is published and bookings are evaluated by it. Start a draft to change the policy.',
  replaced: 'This version was replaced. Bookings made under it keep it, so it stays as it is.',
  discarded: 'This draft was discarded. Start a new one.',
};

type Numbered = { version: number; state: PolicyVersionState };

/** The number a new draft gets. Numbers are never given twice, not even that of a discarded draft. */
export const nextVersionNumber = (versions: readonly Numbered[]): number =>
  Math.max(0, ...versions.map(({ version }) => version)) + 1;

/** What the versions become when `version` is published: it is, and the one published before is replaced. Null when it is no draft. */
export function publish<Version extends Numbered>(versions: readonly Version[], version: number): Version[] | null {
  if (versions.find((one) => one.version === version)?.state !== 'draft') return null;
  return versions.map((one) => {
    if (one.version === version) return { ...one, state: 'published' };
    return one.state === 'published' ? { ...one, state: 'replaced' } : one;
  });
}
