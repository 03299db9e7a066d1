import 'server-only';
import { and, eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { recordChange } from '#lib/server/record-change.ts';
import { refuseBeyondLimit } from '#lib/server/refuse-beyond-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { addGroup as addOperation, renameGroup as renameOperation } from '../contract.ts';
import { announceListChange } from './announce-people.ts';
import { GROUP_TABLES, lockGroup, uniqueName } from './groups.repo.ts';

const PREFIX = { designation: 'des', band: 'bnd', level: 'lvl' } as const;
const LIMIT = { designation: 'designations', band: 'bands', level: 'levels' } as const;

/** Adds a designation, band or level. Throws CONFLICT beside `name`, STATE_BLOCKED at the limit. */
export const addGroup: UseCase<typeof addOperation> = async ({ db, body: { grouping, name }, caller, request }) => {
  const groupId = newId(PREFIX[grouping], clock.now().getTime());
  await refuseBeyondLimit(db, {
    companyId: caller.companyId,
    what: LIMIT[grouping],
    table: GROUP_TABLES[grouping],
  });
  await uniqueName('name', `a ${grouping}`, () =>
    db.insert(GROUP_TABLES[grouping]).values({ id: groupId, companyId: caller.companyId, name }),
  );
  await recordChange(
    db,
    { caller, request },
    { kind: grouping, subjectId: groupId, subject: name, before: null, after: { name } },
  );
  return { groupId, name };
};

/** Renames a group. Its people stay in it. */
export const renameGroup: UseCase<typeof renameOperation> = async ({
  db,
  body: { grouping, groupId, name },
  caller,
  request,
}) => {
  const before = await lockGroup(db, caller.companyId, grouping, groupId);
  if (!before) throw notFound(`This ${grouping}`);
  const table = GROUP_TABLES[grouping];
  await uniqueName('name', `a ${grouping}`, () =>
    db
      .update(table)
      .set({ name })
      .where(and(eq(table.companyId, caller.companyId), eq(table.id, groupId))),
  );
  await recordChange(
    db,
    { caller, request },
    { kind: grouping, subjectId: groupId, subject: name, before: { name: before.name }, after: { name } },
  );
  if (before.name !== name) await announceListChange(db, caller, 'changed');
  return { done: true };
};
