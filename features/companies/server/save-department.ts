import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { recordChange } from '#lib/server/record-change.ts';
import { refuseBeyondLimit } from '#lib/server/refuse-beyond-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { treeOf } from '#lib/shared/tree.ts';
import type { addDepartment as addOperation, changeDepartment as changeOperation } from '../contract.ts';
import { moveRefusal } from '../rules/reassignment.ts';
import { announceListChange } from './announce-people.ts';
import { findMember } from './companies.repo.ts';
import { departmentRows, uniqueName } from './groups.repo.ts';
import { lockCompany } from './lock-company.ts';
import { departments } from './tables.ts';

type Form = { departmentName: string; parentId: string | null; headId: string | null };
type Row = Awaited<ReturnType<typeof departmentRows>>[number];

/** Adds a department below another one or at the top. Throws STATE_BLOCKED at the limit of departments. */
export const addDepartment: UseCase<typeof addOperation> = async ({ db, body, caller, request }) => {
  const { companyId } = caller;
  const id = newId('dep', clock.now().getTime());
  const rows = await readyToWrite(db, companyId, id, body);
  await refuseBeyondLimit(db, { companyId, what: 'departments', table: departments });
  await uniqueName('departmentName', 'a department', () =>
    db
      .insert(departments)
      .values({ id, companyId, name: body.departmentName, parentId: body.parentId, headId: body.headId }),
  );
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'department',
      subjectId: id,
      subject: body.departmentName,
      before: null,
      after: await asAudited(db, companyId, rows, body),
    },
  );
  return { departmentId: id };
};

/** Renames or moves a department, or changes its head. Throws INVALID_INPUT where moving would close a cycle. */
export const changeDepartment: UseCase<typeof changeOperation> = async ({
  db,
  body: { departmentId, ...form },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const rows = await readyToWrite(db, companyId, departmentId, form);
  const before = rows.find(({ id }) => id === departmentId);
  if (!before) throw notFound('This department');
  await uniqueName('departmentName', 'a department', () =>
    db
      .update(departments)
      .set({ name: form.departmentName, parentId: form.parentId, headId: form.headId })
      .where(and(eq(departments.companyId, companyId), eq(departments.id, departmentId))),
  );
  const was = await asAudited(db, companyId, rows, {
    departmentName: before.name,
    parentId: before.parentId,
    headId: before.headId,
  });
  const is = await asAudited(db, companyId, rows, form);
  await recordChange(
    db,
    { caller, request },
    { kind: 'department', subjectId: departmentId, subject: form.departmentName, before: was, after: is },
  );
  if (was.name !== is.name) await announceListChange(db, caller, 'changed');
  return { done: true };
};

/** Checks parent and head under a lock of the tree; refuses records of other companies, and cycles. */
async function readyToWrite(db: Db, companyId: string, id: string, { parentId, headId }: Form): Promise<Row[]> {
  await lockCompany(db, companyId);
  const rows = await departmentRows(db, companyId);
  if (parentId !== null && !rows.some((row) => row.id === parentId))
    throw beside('parentId', 'Choose a department of your company.');
  if (headId !== null && !(await findMember(db, headId, companyId)))
    throw beside('headId', 'Choose someone of your company.');
  const refusal = moveRefusal(
    treeOf(rows),
    id,
    parentId,
    (one) => rows.find((row) => row.id === one)?.name ?? 'This department',
  );
  if (refusal) throw beside('parentId', refusal);
  return rows;
}

async function asAudited(db: Db, companyId: string, rows: readonly Row[], { departmentName, parentId, headId }: Form) {
  const head = headId === null ? undefined : await findMember(db, headId, companyId);
  return {
    name: departmentName,
    under: rows.find(({ id }) => id === parentId)?.name ?? null,
    head: head ? `${head.employee.firstName} ${head.employee.lastName}` : null,
  };
}

const beside = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
