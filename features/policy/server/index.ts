import 'server-only';

/** The server interface of policies for other features. */

// use cases that pages and scripts also call

// for other features
export { publishedPolicies, travelPolicyOf } from './find-policies.ts';
export { policyIdOfEmployee } from './which-policy-sql.ts';
export { removeAssignmentsTo, policiesGivenTo, policiesNaming, targetsWithPolicy } from './policies-of-group.ts';
export { partyPolicies, verdictOfAll, type PartyPolicies, type PartyMember } from './party-policies.ts';
export { recordChoice, recordSearch } from './travel-records.ts';
export { type OptionFacts } from '../rules/facts.ts';
export { onlyInPolicy } from '../rules/text/reason-text.ts';
export { seedPolicies } from './seed-policies.ts';
export { seedQuarter } from './seed-quarter.ts';

// background work
export { policyRetention } from './retention.ts';
