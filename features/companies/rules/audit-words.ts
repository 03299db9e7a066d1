import type { AUDIT_KINDS } from '../organisation.ts';

/** How the trail calls what changed. */
export const AUDIT_WORDS: Record<(typeof AUDIT_KINDS)[number], string> = {
  company: 'the company', department: 'the department', designation: 'the designation', band: 'the band', level: 'the level', role: 'the role', employee: 'the person', 'travel-policy': 'the travel policy', 'policy-assignment': 'the policy of',
  'approval-configuration': 'the approval configuration', settings: 'the settings', import: 'an import of',
};
