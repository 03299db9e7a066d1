import 'server-only';
import { and, eq } from 'drizzle-orm';
import { removeAssignmentsTo, policiesGivenTo } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { recordChange } from '#lib/server/record-change.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { treeOf } from '#lib/shared/tree.ts';
import type { deleteGroup as deleteOperation, groupDeletion as previewOperation } from '../contract.ts';
import {
  deleteGroupRefusal,
  deleteGroupSentence,
  departmentsMovedUp,
  type Grouping,
  type GroupUse,
} from '../rules/reassignment.ts';
import { departmentRows, EMPLOYEE_GROUP, GROUP_FIELD, GROUP_TABLES, lockGroup, peopleIn } from './groups.repo.ts';
import { announceListChange } from './announce-people.ts';
import { lockCompany } from './lock-company.ts';
import { departments, employees } from './tables.ts';

type Wanted = { grouping: Grouping; groupId: string; moveTo: string | null };

/** What deleting a group would do, or why it cannot be deleted yet. */
export const previewDeletion: UseCase<typeof previewOperation> = async ({ db, query, caller: { companyId } }) => {
  const { use, target, movedUp } = await weigh(db, companyId, { ...query, moveTo: query.moveTo ?? null });
  return {
    people: use.people,
    refusal: deleteGroupRefusal(use, target),
    sentence: deleteGroupSentence(
      use,
      target,
      movedUp.map(({ name }) => name),
    ),
  };
};

/** Deletes a group after moving its people; its sub-departments move up one level. */
export const deleteGroup: UseCase<typeof deleteOperation> = async ({ db, body, caller, request }) => {
  const { companyId } = caller;
  const { grouping, groupId } = body;
  await lockCompany(db, companyId);
  const { use, target, movedUp } = await weigh(db, companyId, body);
  const refusal = deleteGroupRefusal(use, target);
  if (refusal) throw new AppError('STATE_BLOCKED', refusal, { fields: { moveTo: refusal } });
  if (use.people)
    await db
      .update(employees)
      .set({ [GROUP_FIELD[grouping]]: target?.id ?? null })
      .where(and(eq(employees.companyId, companyId), eq(EMPLOYEE_GROUP[grouping], groupId)));
  for (const { id, parentId } of movedUp)
    await db
      .update(departments)
      .set({ parentId })
      .where(and(eq(departments.companyId, companyId), eq(departments.id, id)));
  await removeAssignmentsTo(db, companyId, grouping, groupId);
  const table = GROUP_TABLES[grouping];
  await db.delete(table).where(and(eq(table.companyId, companyId), eq(table.id, groupId)));
  await recordChange(
    db,
    { caller, request },
    {
      kind: grouping,
      subjectId: groupId,
      subject: use.name,
      before: { name: use.name, people: use.people, goTo: target?.name ?? null },
      after: null,
    },
  );
  if (use.people) await announceListChange(db, caller, 'moved');
  return { moved: use.people };
};

async function weigh(db: Db, companyId: string, { grouping, groupId, moveTo }: Wanted) {
  const found = await lockGroup(db, companyId, grouping, groupId);
  if (!found) throw notFound(`This ${grouping}`);
  const target = moveTo === null ? null : await lockGroup(db, companyId, grouping, moveTo);
  if (target === undefined)
    throw new AppError('INVALID_INPUT', `Choose a ${grouping} of your company.`, {
      fields: { moveTo: `Choose a ${grouping} of your company.` },
    });
  const use: GroupUse = {
    grouping,
    ...found,
    people: await peopleIn(db, companyId, grouping, groupId),
    policies: await policiesGivenTo(db, companyId, grouping, groupId),
  };
  return { use, target, movedUp: grouping === 'department' ? await movedUpBy(db, companyId, groupId) : [] };
}

async function movedUpBy(db: Db, companyId: string, departmentId: string) {
  const rows = await departmentRows(db, companyId);
  return departmentsMovedUp(treeOf(rows), departmentId).map((moved) => ({
    ...moved,
    name: rows.find(({ id }) => id === moved.id)?.name ?? '',
  }));
}
