import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { recordChange } from '#lib/server/record-change.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { assignPolicy as assignOperation, unassignPolicy as unassignOperation } from '../contract.ts';
import type { AssignedTo } from '../rules/assignment.ts';
import { lockPolicy, policyName } from './policies.repo.ts';
import { policyAssignments } from './tables.ts';
import { announcePolicyChange } from './announce-policy-change.ts';

/** Assigns a policy to a person or group of the company, in place of their earlier assignment. */
export const assignPolicy: UseCase<typeof assignOperation> = async ({
  db,
  body: { policyId, to, targetId },
  caller,
  request,
}) => {
  const { companyId } = caller;
  if (!(await lockPolicy(db, companyId, policyId))) throw notFound('This policy');
  const name = await targetName(db, companyId, to, targetId);
  const [before] = await db
    .select()
    .from(policyAssignments)
    .where(target(companyId, to, targetId))
    .for('update');
  const row = { companyId, to, targetId, policyId, assignedAt: clock.now() };
  await announcePolicyChange(db, companyId, () =>
    db
      .insert(policyAssignments)
      .values(row)
      .onConflictDoUpdate({
        target: [policyAssignments.companyId, policyAssignments.to, policyAssignments.targetId],
        set: { policyId, assignedAt: row.assignedAt },
      }),
  );
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'policy-assignment',
      subjectId: targetId,
      subject: `${to} ${name}`,
      before: { policy: before ? await policyName(db, companyId, before.policyId) : null },
      after: { policy: await policyName(db, companyId, policyId) },
    },
  );
  return { done: true };
};

/** Removes an assignment. Does nothing where it does not exist. */
export const unassignPolicy: UseCase<typeof unassignOperation> = async ({
  db,
  body: { policyId, to, targetId },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const policy = await policyName(db, companyId, policyId);
  if (policy === null) throw notFound('This policy');
  const name = await targetName(db, companyId, to, targetId);
  const taken = await announcePolicyChange(db, companyId, () =>
    db
      .delete(policyAssignments)
      .where(and(target(companyId, to, targetId), eq(policyAssignments.policyId, policyId)))
      .returning({ id: policyAssignments.targetId }),
  );
  if (taken.length)
    await recordChange(
      db,
      { caller, request },
      {
        kind: 'policy-assignment',
        subjectId: targetId,
        subject: `${to} ${name}`,
        before: { policy },
        after: { policy: null },
      },
    );
  return { done: true };
};

const target = (companyId: string, to: AssignedTo, targetId: string) =>
  and(
    eq(policyAssignments.companyId, companyId),
    eq(policyAssignments.to, to),
    eq(policyAssignments.targetId, targetId),
  );

async function targetName(db: Db, companyId: string, to: AssignedTo, targetId: string): Promise<string> {
  const found = (await readPort('companyPeople').namesOf(db, companyId, [targetId])).get(targetId);
  if (found?.to !== to) throw notFound('Whom this is for');
  return found.name;
}
