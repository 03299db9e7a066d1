import 'server-only';
import type { PolicyVersion, TravelPolicy } from '../contract.ts';
import { termsToWire } from '../rules/policy-wire.ts';
import type { VersionRow } from './policies.repo.ts';

/** A version as sessions and lists of travellers carry it (3.9). */
export const presentPolicy = ({
  policyId,
  name,
  terms,
}: Pick<VersionRow, 'policyId' | 'name' | 'terms'>): TravelPolicy => ({
  _id: policyId,
  travelPolicyName: name,
  policyConfigData: termsToWire(terms),
});

/** A version with its history; `nameOf`: display names of people. */
export const presentVersion = (row: VersionRow, nameOf: (employeeId: string) => string): PolicyVersion => ({
  policyId: row.policyId,
  version: row.version,
  state: row.state,
  policy: presentPolicy(row),
  note: row.note,
  changedAt: row.changedAt.toISOString(),
  changedBy: nameOf(row.changedBy),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  publishedBy: row.publishedBy === null ? null : nameOf(row.publishedBy),
});
