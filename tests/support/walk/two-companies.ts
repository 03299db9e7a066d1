import { eq } from 'drizzle-orm';
import type { ApprovalRule } from '#features/approvals/rules/configuration.ts';
import { approvalConfigurations } from '#features/approvals/server/tables.ts';
import {
  bands,
  companySettings,
  departments,
  designations,
  employees,
  levels,
  roles,
} from '#features/companies/server/tables.ts';
import { issueInvitation } from '#features/companies/server/invitations.repo.ts';
import { foundCompany } from '#features/companies/server/found-company.ts';
import { companyTopUps } from '#features/bookings/server/tables.ts';
import { budgets } from '#features/budgets/server/tables.ts';
import { walletOf } from '#features/payments/server/index.ts';
import { policyVersions, travelPolicies } from '#features/policy/server/tables.ts';
import { createAccount, hashPassword } from '#features/identity/server/index.ts';
import { insertFamily } from '#features/identity/server/sessions.repo.ts';
import { accessToken } from '../access-token.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { newId } from '#lib/shared/ids.ts';
import { aCaller } from '../a-caller.ts';
import { aDeputy, anAbsence, aRequest } from './asked-requests.ts';
import { PASSWORD } from './belongings.ts';

/** An employee with their token, and ids of what their company has, by the names of the fields that take them. */
export type Colleague = {
  token: () => string;
  ids: Record<string, string>;
  /** A booking whose request waits for them. */ asked?: string;
  /** A transport request of theirs. */ transport?: string;
};

/** What an operation is about: who approves works on what was asked of them, everybody else on what is theirs. */
export const idsOfPerson = (
  operation: string,
  { ids, asked = '', transport = '' }: Colleague,
): Record<string, string> =>
  operation.startsWith('transport.')
    ? { ...ids, bookingId: transport }
    : /^approvals\.(details|alternatives|decide|decideSeveral|askBack)$/.test(operation)
      ? { ...ids, bookingId: asked }
      : ids;

/**
 * Priya, who administers one company; somebody there whose role allows nothing, and one whose account is closed; the
 * administrator of another company. `invitation` is a token to activate.
 */
export type TwoCompanies = {
  ours: Colleague;
  theirs: Colleague;
  powerless: Colleague;
  closed: Colleague;
  invitation: string;
};

export async function twoCompanies(db: Db): Promise<TwoCompanies> {
  const [ours, theirs] = [await aCompany(db, 'ours'), await aCompany(db, 'theirs')];
  const companyId = ours.ids.companyId ?? '';
  return {
    ours,
    theirs,
    powerless: await aColleague(db, companyId, 'active'),
    closed: await aColleague(db, companyId, 'inactive'),
    invitation: await inCompany(db, companyId, async (tx) =>
      issueInvitation(tx, { companyId, employeeId: await anEmployee(tx, companyId, 'invited') }, clock.now()),
    ),
  };
}

/** A company with its administrator (`PASSWORD`), one of everything it sorts its people by, and a policy. */
export async function aCompany(db: Db, name: string): Promise<Colleague> {
  const now = clock.now();
  const [id, companyId] = [newId('usr', now.getTime()), newId('cmp', now.getTime())];
  const person = { id, firstName: 'Priya', lastName: 'Raghavan', mobile: '9876543210' };
  const workEmail = `${name}@walk.example`;
  const passwordHash = await hashPassword(PASSWORD);
  const { role } = await inCompany(db, companyId, async (tx) => {
    await createAccount(tx, { ...person, email: workEmail, userType: 'corporate', passwordHash }, now);
    return foundCompany(
      tx,
      {
        company: { id: companyId, name, countryCode: '356', citySlug: 'kochi', gstNumber: null },
        administrator: { ...person, workEmail },
      },
      now,
    );
  });
  const structure = await inCompany(db, companyId, (tx) => aStructure(tx, companyId, id));
  return {
    token: await tokenOf(db, id),
    ids: {
      userId: id,
      companyId,
      userRoleId: role.id,
      targetId: id,
      travellerIds: id,
      successorId: structure.managerId,
      bookedBy: structure.managerId,
      headId: id,
      parentId: structure.departmentId,
      ...structure,
    },
  };
}

/** One of everything a company sorts its people by, and a policy that names its approval configuration, so that neither goes while the other stays. */
async function aStructure(tx: Db, companyId: string, by: string) {
  const now = clock.now();
  const [departmentId, designationId, bandId, levelId] = [newId('dep'), newId('des'), newId('bnd'), newId('lvl')];
  const managerId = await anEmployee(tx, companyId, 'invited', 'manager');
  await tx.insert(departments).values({ id: departmentId, companyId, name: 'Sales' });
  await tx.insert(designations).values({ id: designationId, companyId, name: 'Engineer' });
  await tx.insert(bands).values({ id: bandId, companyId, name: 'Band 1' });
  await tx.insert(levels).values({ id: levelId, companyId, name: 'Level 1' });
  const [approvalConfigId, policyId] = [newId('apc'), newId('pol')];
  await tx.insert(approvalConfigurations).values({ id: approvalConfigId, companyId, name: 'Manager', rules: RULES });
  await tx.insert(travelPolicies).values({ id: policyId, companyId, createdAt: now });
  const terms = { train: { eligible: true, budgets: [], dateChange: true, daysAhead: 0, approvalConfigId } };
  await tx.insert(policyVersions).values({
    companyId,
    policyId,
    version: 1,
    state: 'published',
    name: 'Everyone',
    terms,
    note: '',
    changedAt: now,
    changedBy: by,
    publishedAt: now,
    publishedBy: by,
  });
  const topUp = {
    id: newId('top'),
    companyId,
    userId: by,
    account: walletOf(companyId),
    amount: 100_00,
    method: 'upi',
  };
  await tx.insert(companyTopUps).values({ ...topUp, createdAt: now, paidAt: now });
  return {
    topUpId: topUp.id,
    budgetId: await aBudget(tx, companyId),
    departmentId,
    designationId,
    bandId,
    levelId,
    managerId,
    approvalConfigId,
    policyId,
    groupId: await aDepartment(tx, companyId),
    standInId: await aDeputy(tx, companyId),
    approverId: by,
  };
}

const RULES: ApprovalRule[] = [{ modes: [], policy: 'any', from: 0, upTo: null, levels: [] }];
let counter = 0;

/** A department of its own, for whoever deletes one. */
export async function aDepartment(tx: Db, companyId: string): Promise<string> {
  const id = newId('dep');
  await tx.insert(departments).values({ id, companyId, name: `Department ${++counter}` });
  return id;
}

const DECEMBER = { startsOn: '2026-12-01', endsOn: '2026-12-31' };

/** A budget of a project of its own. */
async function aBudget(tx: Db, companyId: string): Promise<string> {
  const [id, target] = [newId('bud'), `project${++counter}`];
  const budget = { id, companyId, kind: 'project' as const, target, name: target, amount: 100_00, ...DECEMBER };
  await tx.insert(budgets).values({ ...budget, whenExceeded: 'warn', savedAt: clock.now() });
  return id;
}

/** What an operation of the company uses up, made anew; nothing for one that may be repeated. */
export async function freshInCompany(
  db: Db,
  operation: string,
  { ids }: Colleague,
): Promise<Record<string, string | number>> {
  const { companyId = '', designationId = '', userRoleId = '', policyId = '', userId = '' } = ids;
  const name = `Walk ${++counter}`;
  const made = <Made>(work: (tx: Db) => Promise<Made>) => inCompany(db, companyId, work);
  const role = () =>
    made(async (tx) => {
      const id = newId('rol');
      await tx.insert(roles).values({ id, companyId, name: `Role ${++counter}`, system: null, rights: [] });
      return id;
    });
  switch (operation) {
    case 'companies.addDepartment':
    case 'companies.changeDepartment':
      return {
        departmentName: name,
        ...(operation.endsWith('changeDepartment')
          ? { departmentId: await made((tx) => aDepartment(tx, companyId)) }
          : {}),
      };
    case 'budgets.add':
    case 'budgets.change':
      return made(async (tx) => ({
        kind: 'department',
        ...(operation === 'budgets.change' ? { budgetId: await aBudget(tx, companyId) } : {}),
        departmentId: await aDepartment(tx, companyId),
        ...DECEMBER,
      }));
    case 'budgets.remove':
      return made(async (tx) => ({ budgetId: await aBudget(tx, companyId) }));
    case 'companies.addGroup':
      return { name };
    case 'companies.renameGroup':
      return { name, groupId: designationId };
    case 'companies.deleteGroup':
    case 'companies.groupDeletion':
      return { groupId: await made((tx) => aDepartment(tx, companyId)), moveTo: ids.departmentId ?? '' };
    case 'companies.addRole':
      return { userRoleName: name };
    case 'companies.changeRole':
      return { userRoleName: name, userRoleId: await role() };
    case 'companies.deleteRole':
      return { userRoleId: await role(), moveTo: userRoleId };
    case 'companies.deactivateEmployee':
      return { userId: await made((tx) => anEmployee(tx, companyId, 'active', `leaver${++counter}`)) };
    case 'policy.publish':
    case 'policy.discard':
      return { version: await made((tx) => aDraft(tx, companyId, policyId, userId)) };
    case 'approvals.addConfiguration':
    case 'approvals.changeConfiguration':
      return { approvalConfigName: name, employeeId: userId };
    case 'approvals.deleteConfiguration':
      return made(async (tx) => {
        const approvalConfigId = newId('apc');
        await tx.insert(approvalConfigurations).values({ id: approvalConfigId, companyId, name, rules: RULES });
        return { approvalConfigId };
      });
    case 'approvals.decide':
    case 'approvals.decideSeveral':
    case 'approvals.askBack':
      return {
        bookingId: await made((tx) =>
          aRequest(tx, {
            companyId,
            bookingId: newId('bkg'),
            askerId: ids.managerId ?? '',
            approverId: userId,
            besidesId: ids.standInId ?? '',
          }),
        ),
      };
    case 'approvals.reply':
      return {
        position: 0,
        bookingId: await made((tx) =>
          aRequest(tx, {
            companyId,
            bookingId: newId('bkg'),
            askerId: userId,
            approverId: ids.managerId ?? '',
            besidesId: ids.standInId ?? '',
            question: 'Why not the earlier flight?',
          }),
        ),
      };
    case 'approvals.addAbsence':
      return { from: clock.now().toISOString(), until: new Date(clock.now().getTime() + 86_400_000).toISOString() };
    case 'approvals.removeAbsence':
      return { absenceId: await made((tx) => anAbsence(tx, companyId, userId, ids.standInId ?? '')) };
    case 'bookings.companyFlights':
    case 'bookings.companyFlightQuote':
      return made(async (tx) => {
        await tx.delete(companySettings).where(eq(companySettings.companyId, companyId)); // what the walk set there may be anything
        return {};
      });
    default:
      return {};
  }
}

async function aDraft(tx: Db, companyId: string, policyId: string, by: string): Promise<number> {
  const before = await tx
    .select({ version: policyVersions.version, state: policyVersions.state })
    .from(policyVersions)
    .where(eq(policyVersions.policyId, policyId));
  const draft = before.find(({ state }) => state === 'draft');
  if (draft) return draft.version;
  const version = Math.max(...before.map((one) => one.version)) + 1;
  const terms = { bus: { eligible: true, budgets: [], dateChange: true, daysAhead: 0, approvalConfigId: null } };
  await tx.insert(policyVersions).values({
    companyId,
    policyId,
    version,
    state: 'draft',
    name: 'Everyone',
    terms,
    note: '',
    changedAt: clock.now(),
    changedBy: by,
  });
  return version;
}

/** Somebody with a role that allows nothing. */
async function aColleague(db: Db, companyId: string, state: 'active' | 'inactive'): Promise<Colleague> {
  const userId = await inCompany(db, companyId, (tx) => anEmployee(tx, companyId, state));
  return { token: await tokenOf(db, userId), ids: { userId } };
}

async function anEmployee(
  tx: Db,
  companyId: string,
  state: 'invited' | 'active' | 'inactive',
  called: string = state,
): Promise<string> {
  const now = clock.now();
  const [id, roleId] = [newId('usr', now.getTime()), newId('rol', now.getTime())];
  await tx.insert(roles).values({ id: roleId, companyId, name: `Onlooker ${called}`, system: null, rights: [] });
  await tx.insert(employees).values({
    id,
    companyId,
    roleId,
    firstName: 'Nikhil',
    lastName: 'Bose',
    workEmail: `${called}@walk.example`,
    mobile: '9876543210',
    state,
    createdAt: now,
  });
  return id;
}

/** A browser session of somebody, by its id. */
export const anOpenSession = (db: Db, userId: string): Promise<string> =>
  insertFamily(db, { userId, userType: 'sarai', kind: 'saved', openedFrom: null, device: {} }, clock.now());

async function tokenOf(db: Db, userId: string): Promise<() => string> {
  const caller = await aCaller(db, userId, 'corporate');
  return () => accessToken(caller);
}
