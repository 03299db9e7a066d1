import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { ApprovalConfiguration } from '../contract.ts';
import { configurationFromWire } from '../rules/configuration-wire.ts';
import { approvalConfigurations } from './tables.ts';

/** Configurations of a demo company; the first is its default. `db` is a transaction of the company. */
export async function seedConfigurations(
  db: Db,
  companyId: string,
  configurations: readonly ApprovalConfiguration[],
): Promise<void> {
  await db.insert(approvalConfigurations).values(
    configurations.map(({ approvalConfigId: id, ...form }, index) => ({
      id,
      companyId,
      isCompanys: index === 0,
      name: form.approvalConfigName,
      rules: [...configurationFromWire(form).rules],
    })),
  );
}
