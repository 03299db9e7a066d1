import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { assignPolicy, unassignPolicy } from './assign-policy.ts';
import { evaluateOptions } from './evaluate-options.ts';
import { listPolicies } from './list-policies.ts';
import { discardDraft, publishDraft } from './publish-draft.ts';
import { readPolicyOf } from './read-policy-of.ts';
import { readPolicy } from './read-policy.ts';
import { addPolicy, changePolicy } from './save-draft.ts';
import { tryVersion } from './try-version.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.assignPolicy, assignPolicy),
  endpoint(contract.policyDetails, readPolicy),
  endpoint(contract.discardDraft, discardDraft),
  endpoint(contract.dryRunPolicy, tryVersion),
  endpoint(contract.policyOf, readPolicyOf),
  endpoint(contract.publishPolicy, publishDraft),
  endpoint(contract.policies, listPolicies),
  endpoint(contract.addPolicy, addPolicy),
  endpoint(contract.changePolicy, changePolicy),
  endpoint(contract.unassignPolicy, unassignPolicy),
  endpoint(contract.verdicts, evaluateOptions),
];
