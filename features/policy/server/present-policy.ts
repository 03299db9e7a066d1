import 'server-only';
import type { PolicyVersion, TravelPolicy } from '../contract.ts';
import { termsToWire } from '../rules/policy-wire.ts';
import type { VersionRow } from './policies.repo.ts';

/** 3.9: a version as travellers' sessions and lists carry it. */
export const presentPolicy = ({
  policyId,
  name,
  terms,
}: Pick<VersionRow, 'policyId' | 'name' | 'terms'>): TravelPolicy => ({
  _id: policyId,
  travelPolicyName: name,
  policyConfigData: termsToWire(terms),
});

/** A version with its history; `nameOf`: what people are called. */
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
