import 'server-only';
import { travelPolicyOf } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Rules } from './present-member.ts';
import { settingsOf } from './settings.repo.ts';

/** The company's settings and the person's current policy. */
export const rulesOf = async (db: Db, companyId: string, employeeId: string): Promise<Rules> => ({
  settings: await settingsOf(db, companyId),
  travelPolicy: await travelPolicyOf(db, companyId, employeeId),
});
