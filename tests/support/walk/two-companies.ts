import { employees, roles } from '#features/companies/server/tables.ts';
import { issueInvitation } from '#features/companies/server/invitations.repo.ts';
import { foundCompany } from '#features/companies/server/found-company.ts';
import { createAccount, hashPassword } from '#features/identity/server/index.ts';
import { insertFamily } from '#features/identity/server/sessions.repo.ts';
import { signAccessToken } from '#lib/server/access-token.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { newId } from '#lib/shared/ids.ts';
import { PASSWORD } from './two-travellers.ts';

/** An employee with their token, and ids of what their company has, by the names of the fields that take them. */
export type Colleague = { token: () => string; ids: Record<string, string> };

/**
 * Priya, who administers one company; somebody there whose role allows nothing, and one whose account is closed; the
 * administrator of another company. `invitation` is a token to activate.
 */
export type TwoCompanies = { ours: Colleague; theirs: Colleague; powerless: Colleague; closed: Colleague; invitation: string };

export async function twoCompanies(db: Db): Promise<TwoCompanies> {
  const [ours, theirs] = [await aCompany(db, 'ours'), await aCompany(db, 'theirs')];
  const companyId = ours.ids.companyId ?? '';
  return {
    ours,
    theirs,
    powerless: await aColleague(db, companyId, 'active'),
    closed: await aColleague(db, companyId, 'inactive'),
    invitation: await inCompany(db, companyId, async (tx) => issueInvitation(tx, { companyId, employeeId: await anEmployee(tx, companyId, 'invited') }, clock.now())),
  };
}

async function aCompany(db: Db, name: string): Promise<Colleague> {
  const now = clock.now();
  const [id, companyId] = [newId('usr', now.getTime()), newId('cmp', now.getTime())];
  const person = { id, firstName: 'Priya', lastName: 'Raghavan', mobile: '9876543210' };
  const workEmail = `${name}@walk.example`;
  const passwordHash = await hashPassword(PASSWORD);
  const { role } = await inCompany(db, companyId, async (tx) => {
    await createAccount(tx, { ...person, email: workEmail, userType: 'corporate', passwordHash }, now);
    return foundCompany(tx, { company: { id: companyId, name, countryCode: '356', citySlug: 'kochi', gstNumber: null }, administrator: { ...person, workEmail } }, now);
  });
  return { token: tokenOf(id), ids: { userId: id, companyId, userRoleId: role.id } };
}

/** Somebody with a role that allows nothing. */
async function aColleague(db: Db, companyId: string, state: 'active' | 'inactive'): Promise<Colleague> {
  const userId = await inCompany(db, companyId, (tx) => anEmployee(tx, companyId, state));
  return { token: tokenOf(userId), ids: { userId } };
}

async function anEmployee(tx: Db, companyId: string, state: 'invited' | 'active' | 'inactive'): Promise<string> {
  const now = clock.now();
  const [id, roleId] = [newId('usr', now.getTime()), newId('rol', now.getTime())];
  await tx.insert(roles).values({ id: roleId, companyId, name: `Onlooker ${state}`, system: null, rights: [] });
  await tx.insert(employees).values({ id, companyId, roleId, firstName: 'Nikhil', lastName: 'Bose', workEmail: `${state}@walk.example`, mobile: '9876543210', state, createdAt: now });
  return id;
}

/** A browser session of somebody, by its id. */
export const anOpenSession = (db: Db, userId: string): Promise<string> =>
  insertFamily(db, { userId, userType: 'sarai', kind: 'saved', openedFrom: null, device: {} }, clock.now());

const tokenOf = (userId: string) => () => signAccessToken({ userId, userType: 'corporate', sessionId: 'ses_walk' });
