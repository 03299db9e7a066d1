import 'server-only';
import { recordChange } from '#lib/server/record-change.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { auditChanges } from '#lib/shared/audit-changes.ts';
import type { companyConfiguration as readOperation, saveConfiguration as saveOperation } from '../contract.ts';
import { settingSentences } from '../rules/settings.ts';
import { announcePersonChange } from './announce-people.ts';
import { settingsOf } from './settings.repo.ts';
import { companySettings } from './tables.ts';

/** The company's settings, each with its effect. */
export const readConfiguration: UseCase<typeof readOperation> = async ({ db, caller: { companyId } }) => {
  const settings = await settingsOf(db, companyId);
  return { settings, effects: settingSentences(settings) };
};

/**
 * Saves all settings but the credit limit, which only staff and the operator set (`set-credit-limit.ts`). Lists are stored without
 * duplicates in a fixed order.
 */
export const saveConfiguration: UseCase<typeof saveOperation> = async ({ db, body, caller, request }) => {
  const { companyId } = caller;
  const before = await settingsOf(db, companyId);
  const settings = {
    ...body,
    modes: [...new Set(body.modes)],
    requiredFields: [...new Set(body.requiredFields)],
    notices: [...new Set(body.notices)],
  };
  await db
    .insert(companySettings)
    .values({ companyId, settings })
    .onConflictDoUpdate({ target: companySettings.companyId, set: { settings } });
  const after = { ...settings, creditLimit: before.creditLimit };
  await recordChange(
    db,
    { caller, request },
    { kind: 'settings', subjectId: companyId, subject: 'Configuration', before, after },
  );
  if (auditChanges(before, after).length) await announcePersonChange(db, caller, 'settings');
  return { settings: after, effects: settingSentences(after) };
};
