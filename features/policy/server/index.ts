import 'server-only';

/** The only door to policies. */

// use cases of the routes
export { listPolicies } from './list-policies.ts';
export { readPolicy } from './read-policy.ts';
export { addPolicy, changePolicy } from './save-draft.ts';
export { discardDraft, publishDraft } from './publish-draft.ts';
export { assignPolicy, unassignPolicy } from './assign-policy.ts';
export { readPolicyOf } from './read-policy-of.ts';
export { tryVersion } from './try-version.ts';
export { evaluateOptions } from './evaluate-options.ts';

// for the other rooms
export { publishedPolicies, travelPolicyOf } from './find-policies.ts';
export { policyIdOfEmployee } from './which-policy-sql.ts';
export { forgetTarget, policiesGivenTo, policiesNaming, targetsWithPolicy } from './policies-of-group.ts';
export { partyPolicies, verdictOfAll, type PartyPolicies, type PartyMember } from './party-policies.ts';
export { recordChoice, recordSearch } from './travel-records.ts';
export { type OptionFacts } from '../rules/facts.ts';
export { onlyInPolicy } from '../rules/words/reason-words.ts';
export { seedPolicies } from './seed-policies.ts';
export { seedQuarter } from './seed-quarter.ts';

// background work
export { policyRetention } from './retention.ts';
