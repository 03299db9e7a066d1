import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import { namesOfPeople } from '#features/companies/server/index.ts';
import { policiesNaming } from '#features/policy/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { isUniqueViolation } from '#lib/server/db/transaction.ts';
import { recordChange } from '#lib/server/record-change.ts';
import { refuseBeyondLimit } from '#lib/server/refuse-beyond-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { Audited } from '#lib/shared/audit-changes.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type {
  addApprovalConfiguration as addOperation,
  ApprovalConfigurationForm,
  changeApprovalConfiguration as changeOperation,
  deleteApprovalConfiguration as deleteOperation,
} from '../contract.ts';
import { configurationFromWire } from '../rules/configuration-wire.ts';
import type { Configuration } from '../rules/configuration.ts';
import { ruleSentence } from '../rules/text/rule-sentence.ts';
import { namedPeople } from './named-people.ts';
import { approvalConfigurations } from './tables.ts';

/** Adds a configuration. A new company default replaces the previous one. */
export const addConfiguration: UseCase<typeof addOperation> = async ({
  db,
  body: { isCompanys, ...form },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const id = newId('apc', clock.now().getTime());
  const { configuration, names } = await known(db, companyId, form);
  await refuseBeyondLimit(db, { companyId, what: 'approval configurations', table: approvalConfigurations });
  if (isCompanys) await noneIsCompanys(db, companyId, id);
  await named(() =>
    db
      .insert(approvalConfigurations)
      .values({ id, companyId, isCompanys, ...configuration, rules: [...configuration.rules] }),
  );
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'approval-configuration',
      subjectId: id,
      subject: configuration.name,
      before: null,
      after: asAudited(configuration, isCompanys, names),
    },
  );
  return { approvalConfigId: id };
};

/** Changes a configuration. Pending requests keep the levels they were sent with. */
export const changeConfiguration: UseCase<typeof changeOperation> = async ({
  db,
  body: { approvalConfigId: id, isCompanys, ...form },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const before = await lockConfiguration(db, companyId, id);
  const { configuration, names } = await known(db, companyId, form);
  const wasNamed = await namesOfPeople(db, companyId, namedPeople(before.rules));
  if (isCompanys) await noneIsCompanys(db, companyId, id);
  await named(() =>
    db
      .update(approvalConfigurations)
      .set({ name: configuration.name, rules: [...configuration.rules], isCompanys })
      .where(at(companyId, id)),
  );
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'approval-configuration',
      subjectId: id,
      subject: configuration.name,
      before: asAudited(before, before.isCompanys, wasNamed),
      after: asAudited(configuration, isCompanys, names),
    },
  );
  return { approvalConfigId: id };
};

/** Deletes a configuration that no policy uses. */
export const deleteConfiguration: UseCase<typeof deleteOperation> = async ({
  db,
  body: { approvalConfigId: id },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const before = await lockConfiguration(db, companyId, id);
  const naming = (await policiesNaming(db, companyId)).get(id) ?? [];
  if (naming.length)
    throw new AppError(
      'STATE_BLOCKED',
      `${andList(naming.map((name) => `“${name}”`))} ${naming.length === 1 ? 'names' : 'name'} this configuration. Choose another one there first.`,
    );
  const names = await namesOfPeople(db, companyId, namedPeople(before.rules));
  await db.delete(approvalConfigurations).where(at(companyId, id));
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'approval-configuration',
      subjectId: id,
      subject: before.name,
      before: asAudited(before, before.isCompanys, names),
      after: null,
    },
  );
  return { done: true };
};

const at = (companyId: string, id: string) =>
  and(eq(approvalConfigurations.companyId, companyId), eq(approvalConfigurations.id, id));

async function lockConfiguration(db: Db, companyId: string, id: string) {
  const [row] = await db.select().from(approvalConfigurations).where(at(companyId, id)).for('update');
  if (!row) throw notFound('This configuration');
  return row;
}

/** Converts the form for the database; refuses approvers who do not work at the company. */
async function known(
  db: Db,
  companyId: string,
  form: ApprovalConfigurationForm,
): Promise<{ configuration: Configuration; names: Map<string, string> }> {
  const configuration = configurationFromWire(form);
  const names = await namesOfPeople(db, companyId, namedPeople(configuration.rules));
  const rule = configuration.rules.findIndex((one) => namedPeople([one]).some((id) => !names.has(id)));
  const level = configuration.rules[rule]?.levels.findIndex((one) =>
    namedPeople([{ ...(configuration.rules[rule] as (typeof configuration.rules)[number]), levels: [one] }]).some(
      (id) => !names.has(id),
    ),
  );
  if (rule >= 0)
    throw new AppError('INVALID_INPUT', 'Choose approvers who work in your company.', {
      fields: { [`rules.${rule}.levels.${level ?? 0}.approvers`]: 'Choose approvers who work in your company.' },
    });
  return { configuration, names };
}

const noneIsCompanys = (db: Db, companyId: string, but: string) =>
  db
    .update(approvalConfigurations)
    .set({ isCompanys: false })
    .where(and(eq(approvalConfigurations.companyId, companyId), ne(approvalConfigurations.id, but)));

async function named(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'There is a configuration of this name already. Choose another name.';
    throw new AppError('CONFLICT', message, { fields: { approvalConfigName: message } });
  }
}

const asAudited = (
  { name, rules }: Configuration,
  isCompanys: boolean,
  names: ReadonlyMap<string, string>,
): Audited => ({
  name,
  isCompanys,
  rules: rules.map((rule) => ruleSentence(rule, (id) => names.get(id) ?? 'someone who left')),
});
