import 'server-only';
import { and, asc, count, eq } from 'drizzle-orm';
import { findCity } from '#features/places/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { recordChange } from '#lib/server/record-change.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import type { companyProfile as readOperation, saveCompany as saveOperation } from '../contract.ts';
import { announcePersonChange } from './announce-people.ts';
import { companies, employees, gstRegistrations } from './tables.ts';

/** The company's name and registrations. */
export const readCompany: UseCase<typeof readOperation> = async ({ db, caller: { companyId } }) => {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw notFound('This company');
  const states = await db
    .select({ state: employees.state, people: count() })
    .from(employees)
    .where(eq(employees.companyId, companyId))
    .groupBy(employees.state);
  const people = (state: string) => states.find((one) => one.state === state)?.people ?? 0;
  return {
    _id: company.id,
    companyName: company.name,
    countryCode: company.countryCode,
    city: findCity(company.citySlug)?.name ?? company.citySlug,
    registrations: (await registrationsOf(db, companyId)).map((one) => ({
      ...one,
      state: gstStateName(one.stateCode) ?? one.stateCode,
    })),
    people: { active: people('active'), invited: people('invited'), inactive: people('inactive') },
  };
};

const registrationsOf = (db: Db, companyId: string) =>
  db
    .select({
      stateCode: gstRegistrations.stateCode,
      number: gstRegistrations.number,
      address: gstRegistrations.address,
      isHeadOffice: gstRegistrations.isHeadOffice,
    })
    .from(gstRegistrations)
    .where(eq(gstRegistrations.companyId, companyId))
    .orderBy(asc(gstRegistrations.stateCode));

/** Saves name and registrations; registrations left out are removed, earlier invoices stay as they are. */
export const saveCompany: UseCase<typeof saveOperation> = async ({
  db,
  body: { companyName, registrations },
  caller,
  request,
}) => {
  const { companyId } = caller;
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId)).for('update');
  if (!company) throw notFound('This company');
  const before = await registrationsOf(db, companyId);
  const head = registrations.find(({ isHeadOffice }) => isHeadOffice);
  await db
    .update(companies)
    .set({ name: companyName, gstNumber: head?.number ?? null })
    .where(eq(companies.id, companyId));
  await db.delete(gstRegistrations).where(and(eq(gstRegistrations.companyId, companyId)));
  if (registrations.length)
    await db
      .insert(gstRegistrations)
      .values(registrations.map((one) => ({ ...one, companyId, stateCode: one.number.slice(0, 2) })));
  const asAudited = (name: string, lines: readonly { number: string; address: string; isHeadOffice: boolean }[]) => ({
    name,
    registrations: lines.map(({ number, address }) => (address ? `${number} (${address})` : number)).sort(),
    headOffice: lines.find(({ isHeadOffice }) => isHeadOffice)?.number ?? null,
  });
  await recordChange(
    db,
    { caller, request },
    {
      kind: 'company',
      subjectId: companyId,
      subject: companyName,
      before: asAudited(company.name, before),
      after: asAudited(companyName, registrations),
    },
  );
  if (company.name !== companyName || company.gstNumber !== (head?.number ?? null))
    await announcePersonChange(db, caller, 'company');
  return { done: true };
};
