import 'server-only';
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { recordChange } from '#lib/server/record-change.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { arrangements as readOperation, saveArrangements as saveOperation } from '../contract.ts';
import { MOST_ARRANGERS } from '../rules/setting-values.ts';
import { lockEmployee } from './companies.repo.ts';
import { arrangers, employees } from './tables.ts';

type Person = { _id: string; name: string };

/** Who may book for someone by name, and for whom they may book themselves. */
export const readArrangements: UseCase<typeof readOperation> = async ({ db, query: { userId }, caller }) => {
  const { companyId } = caller;
  const [known] = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.id, userId)));
  if (!known) throw notFound('This person');
  return {
    bookedBy: await arrangersOf(db, companyId, userId),
    booksFor: await people(db, companyId, eq(arrangers.arrangerId, userId), arrangers.travellerId),
  };
};

/** Sets who may book for someone; all of them. Takes effect with the next booking. */
export const saveArrangements: UseCase<typeof saveOperation> = async ({
  db,
  body: { userId, bookedBy },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const traveller = await lockEmployee(db, companyId, userId);
  if (!traveller) throw notFound('This person');
  const wanted = [...new Set(bookedBy)].filter((id) => id !== userId);
  const known = wanted.length
    ? await db
        .select({ id: employees.id })
        .from(employees)
        .where(and(eq(employees.companyId, companyId), inArray(employees.id, wanted), ne(employees.state, 'inactive')))
    : [];
  if (known.length < wanted.length) {
    const message = 'Choose people who work at your company.';
    throw new AppError('INVALID_INPUT', message, { fields: { bookedBy: message } });
  }
  const before = await arrangersOf(db, companyId, userId);
  await db.delete(arrangers).where(and(eq(arrangers.companyId, companyId), eq(arrangers.travellerId, userId)));
  if (wanted.length)
    await db.insert(arrangers).values(wanted.map((arrangerId) => ({ companyId, arrangerId, travellerId: userId })));
  const after = await arrangersOf(db, companyId, userId);
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'employee',
      subjectId: userId,
      subject: `${traveller.firstName} ${traveller.lastName}`,
      before: { bookedBy: namesOf(before) },
      after: { bookedBy: namesOf(after) },
    },
  );
  return { done: true };
};

/** For how many people someone may book by name. */
export async function arrangedBy(db: Db, companyId: string, arrangerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(arrangers)
    .where(and(eq(arrangers.companyId, companyId), eq(arrangers.arrangerId, arrangerId)));
  return row?.count ?? 0;
}

/** Someone who leaves books for nobody, and nobody books for them. */
export async function endArrangements(db: Db, companyId: string, userId: string): Promise<void> {
  for (const side of [arrangers.arrangerId, arrangers.travellerId])
    await db.delete(arrangers).where(and(eq(arrangers.companyId, companyId), eq(side, userId)));
}

const arrangersOf = (db: Db, companyId: string, userId: string): Promise<Person[]> =>
  people(db, companyId, eq(arrangers.travellerId, userId), arrangers.arrangerId);

/** The people on one side of some arrangements, by name. */
async function people(
  db: Db,
  companyId: string,
  which: ReturnType<typeof eq>,
  side: typeof arrangers.arrangerId | typeof arrangers.travellerId,
): Promise<Person[]> {
  const rows = await db
    .select({ _id: employees.id, firstName: employees.firstName, lastName: employees.lastName })
    .from(arrangers)
    .innerJoin(employees, and(eq(employees.companyId, arrangers.companyId), eq(employees.id, side)))
    .where(and(eq(arrangers.companyId, companyId), which))
    .orderBy(asc(employees.firstName), asc(employees.lastName), asc(employees.id))
    .limit(MOST_ARRANGERS);
  return rows.map(({ _id, firstName, lastName }) => ({ _id, name: `${firstName} ${lastName}` }));
}

const namesOf = (some: readonly Person[]): string | null =>
  some.length ? andList(some.map(({ name }) => name)) : null;
