import { sortItems } from '#components/ui/table-sort.ts';
import type * as contract from '#features/companies/contract.ts';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { deactivateRefusal, deactivateSentences, type Leaving } from '#features/companies/rules/deactivation.ts';
import { passesFilter, passesSearch } from '#features/companies/rules/employee-filter.ts';
import { importFile } from '#features/companies/rules/import/import-file.ts';
import {
  deleteGroupRefusal,
  deleteGroupSentence,
  departmentsMovedUp,
  moveRefusal,
  type Grouping,
} from '#features/companies/rules/reassignment.ts';
import { changeRoleRefusal, deleteRoleRefusal, wholeRights } from '#features/companies/rules/roles.ts';
import { settingSentences } from '#features/companies/rules/settings.ts';
import { csvFile } from '#lib/shared/csv/write-csv.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { newId } from '#lib/shared/ids.ts';
import { ALL_RIGHTS, permissionsOf } from '#lib/shared/rights.ts';
import { treeOf } from '#lib/shared/tree.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockEmployee } from '../memory/records.ts';
import type { MockPlace } from '../memory/mock-company.ts';
import { policyOf } from './policy.ts';

type Accounts =
  'signUp' | 'confirmSignUp' | 'confirmSignUpByLink' | 'logIn' | 'userDetails' | 'inviteEmployee' | 'activateEmployee';

const company = () => memory().company;
const colleagues = () => memory().employees;
const NOWHERE: MockPlace = { departmentId: null, designationId: null, bandId: null, levelId: null, managerId: null };
export const placeOf = (userId: string): MockPlace => company().places[userId] ?? NOWHERE;
const nameOf = (userId: string | null): string => {
  const found = colleagues().find(({ userDetails }) => userDetails._id === userId)?.userDetails;
  return found ? `${found.firstName} ${found.lastName}` : '';
};
const FIELD = { department: 'departmentId', designation: 'designationId', band: 'bandId', level: 'levelId' } as const;
const peopleIn = (grouping: Grouping, id: string): number =>
  Object.values(company().places).filter((place) => place[FIELD[grouping]] === id).length;
const groupsOf = (grouping: Grouping): { id: string; name: string }[] =>
  grouping === 'department'
    ? company().departments.map(({ departmentId: id, departmentName: name }) => ({ id, name }))
    : company().groups[grouping].map(({ groupId: id, name }) => ({ id, name }));
const groupOf = (grouping: Grouping, id: string) => {
  const found = groupsOf(grouping).find((one) => one.id === id);
  if (!found) throw notFound(`This ${grouping}`);
  return found;
};
const beside = (code: 'CONFLICT' | 'INVALID_INPUT' | 'STATE_BLOCKED', field: string, message: string) =>
  new AppError(code, message, { fields: { [field]: message } });
const refuse = (reason: string | null, field: string): void => {
  if (reason) throw beside('STATE_BLOCKED', field, reason);
};
const note = (person: MockEmployee, kind: AuditEntry['kind'], action: string, subject: string, now: Date): void =>
  void company().trail.unshift({
    _id: String(company().trail.length + 1),
    at: now.toISOString(),
    by: { _id: person.userDetails._id, name: nameOf(person.userDetails._id) },
    action,
    kind,
    subject,
    changes: [],
  });
const employeeOf = (userId: string): MockEmployee => {
  const found = colleagues().find(({ userDetails }) => userDetails._id === userId);
  if (!found) throw notFound('This person');
  return found;
};
const departmentTree = () => treeOf(company().departments.map(({ departmentId: id, parentId }) => ({ id, parentId })));
const deletion = (grouping: Grouping, groupId: string, moveTo: string | null) => {
  const use = { grouping, ...groupOf(grouping, groupId), people: peopleIn(grouping, groupId), policies: [] };
  const target = moveTo === null ? null : groupOf(grouping, moveTo);
  const up = grouping === 'department' ? departmentsMovedUp(departmentTree(), groupId) : [];
  return {
    use,
    target,
    up,
    refusal: deleteGroupRefusal(use, target),
    sentence: deleteGroupSentence(
      use,
      target,
      up.map(({ id }) => groupOf('department', id).name),
    ),
  };
};
const leavingOf = (userId: string, successorId: string | null): Leaving => ({
  name: nameOf(employeeOf(userId).userDetails._id),
  trips: 0,
  requests: 0,
  approvals: 0,
  reports: Object.values(company().places).filter(({ managerId }) => managerId === userId).length,
  departments: company()
    .departments.filter(({ departmentId }) => company().heads[departmentId] === userId)
    .map(({ departmentName }) => departmentName),
  successor: successorId === null ? null : nameOf(employeeOf(successorId).userDetails._id),
});
const settled = () => ({ settings: company().settings, effects: settingSentences(company().settings) });

/** The company's administration of its departments, cost centres, settings and people. */
export const administrationAnswers: Omit<AnswersOf<typeof contract>, Accounts> = {
  companyProfile: ({ person: { companyDetails } }) => ({
    _id: companyDetails._id,
    companyName: company().name,
    countryCode: companyDetails.countryCode,
    city: companyDetails.city,
    registrations: company().registrations.map((one) => ({ ...one, state: gstStateName(one.stateCode) ?? '' })),
    people: {
      active: colleagues().filter(({ state }) => state === 'active').length,
      invited: colleagues().filter(({ state }) => state === 'invited').length,
      inactive: colleagues().filter(({ state }) => state === 'inactive').length,
    },
  }),
  saveCompany: ({ body: { companyName, registrations }, person, now }) => {
    Object.assign(company(), {
      name: companyName,
      registrations: registrations.map((one) => ({ ...one, stateCode: one.number.slice(0, 2) })),
    });
    note(person, 'company', 'changed', companyName, now);
    return { done: true };
  },
  departments: () => ({
    departments: company().departments.map((department) => {
      const head = company().heads[department.departmentId];
      return {
        ...department,
        isTravelPolicyExists: company().assignments.some(({ id }) => id === department.departmentId),
        head: head ? { _id: head, name: nameOf(head) } : null,
        people: peopleIn('department', department.departmentId),
      };
    }),
  }),
  addDepartment: ({ body: { departmentName, parentId, headId }, person, now }) => {
    if (company().departments.some((one) => one.departmentName === departmentName))
      throw beside('CONFLICT', 'departmentName', 'There is a department of this name already. Choose another name.');
    const departmentId = newId('dep', now.getTime());
    company().departments.push({ departmentId, departmentName, parentId });
    if (headId) company().heads[departmentId] = headId;
    note(person, 'department', 'created', departmentName, now);
    return { departmentId };
  },
  changeDepartment: ({ body: { departmentId, departmentName, parentId, headId }, person, now }) => {
    groupOf('department', departmentId);
    const refusal = moveRefusal(departmentTree(), departmentId, parentId, (id) => groupOf('department', id).name);
    if (refusal) throw beside('INVALID_INPUT', 'parentId', refusal);
    company().departments = company().departments.map((one) =>
      one.departmentId === departmentId ? { departmentId, departmentName, parentId } : one,
    );
    company().heads[departmentId] = headId ?? '';
    note(person, 'department', 'changed', departmentName, now);
    return { done: true };
  },
  designations: () => ({
    designations: groupsOf('designation').map(({ id, name }) => ({
      designationId: id,
      designation: name,
      people: peopleIn('designation', id),
    })),
  }),
  bands: () => ({
    bands: groupsOf('band').map(({ id, name }) => ({ bandId: id, band: name, people: peopleIn('band', id) })),
  }),
  levels: () => ({
    levels: groupsOf('level').map(({ id, name }) => ({ levelId: id, level: name, people: peopleIn('level', id) })),
  }),
  addGroup: ({ body: { grouping, name }, person, now }) => {
    if (groupsOf(grouping).some((one) => one.name === name))
      throw beside('CONFLICT', 'name', `There is a ${grouping} of this name already. Choose another name.`);
    const groupId = newId(({ designation: 'des', band: 'bnd', level: 'lvl' } as const)[grouping], now.getTime());
    company().groups[grouping].push({ groupId, name });
    note(person, grouping, 'created', name, now);
    return { groupId, name };
  },
  renameGroup: ({ body: { grouping, groupId, name }, person, now }) => {
    groupOf(grouping, groupId);
    company().groups[grouping] = company().groups[grouping].map((one) =>
      one.groupId === groupId ? { groupId, name } : one,
    );
    note(person, grouping, 'changed', name, now);
    return { done: true };
  },
  groupDeletion: ({ query: { grouping, groupId, moveTo } }) => {
    const { use, refusal, sentence } = deletion(grouping, groupId, moveTo ?? null);
    return { people: use.people, refusal, sentence };
  },
  deleteGroup: ({ body: { grouping, groupId, moveTo }, person, now }) => {
    const { use, refusal, up } = deletion(grouping, groupId, moveTo);
    refuse(refusal, 'moveTo');
    for (const place of Object.values(company().places))
      if (place[FIELD[grouping]] === groupId) place[FIELD[grouping]] = moveTo;
    company().departments = company()
      .departments.filter(({ departmentId }) => departmentId !== groupId)
      .map((one) => ({ ...one, parentId: up.find(({ id }) => id === one.departmentId)?.parentId ?? one.parentId }));
    if (grouping !== 'department')
      company().groups[grouping] = company().groups[grouping].filter((one) => one.groupId !== groupId);
    note(person, grouping, 'deleted', use.name, now);
    return { moved: use.people };
  },
  roles: () => ({
    roles: company().roles.map((role) => ({
      ...role,
      people: colleagues().filter(
        ({ rolesModulesAndPermissions }) => rolesModulesAndPermissions.userRoleId === role.userRoleId,
      ).length,
    })),
  }),
  addRole: ({ body: { userRoleName, rights }, person, now }) => {
    const userRoleId = newId('rol', now.getTime());
    company().roles.push({ userRoleId, userRoleName, system: null, rights: wholeRights(rights) });
    note(person, 'role', 'created', userRoleName, now);
    return { userRoleId };
  },
  changeRole: ({ body: { userRoleId, userRoleName, rights }, person, now }) => {
    const before = company().roles.find((role) => role.userRoleId === userRoleId);
    if (!before) throw notFound('This role');
    if (wholeRights(rights).join() !== before.rights.join())
      refuse(
        changeRoleRefusal(
          { id: userRoleId, name: before.userRoleName, system: before.system, rights: before.rights },
          rights,
          ALL_RIGHTS,
        ),
        'rights',
      );
    Object.assign(before, { userRoleName, rights: wholeRights(rights) });
    for (const one of colleagues())
      if (one.rolesModulesAndPermissions.userRoleId === userRoleId)
        one.rolesModulesAndPermissions = { userRoleId, userRoleName, modules: permissionsOf(before.rights) };
    note(person, 'role', 'changed', userRoleName, now);
    return { done: true };
  },
  deleteRole: ({ body: { userRoleId, moveTo }, person, now }) => {
    const roles = company().roles.map(({ userRoleId: id, userRoleName: name, system, rights }) => ({
      id,
      name,
      system,
      rights,
    }));
    const role = roles.find(({ id }) => id === userRoleId);
    if (!role) throw notFound('This role');
    const having = colleagues().filter(
      ({ rolesModulesAndPermissions }) => rolesModulesAndPermissions.userRoleId === userRoleId,
    );
    refuse(
      deleteRoleRefusal(
        role,
        having.map(({ userDetails, state }) => ({ employeeId: userDetails._id, roleId: userRoleId, state })),
        roles.find(({ id }) => id === moveTo) ?? null,
      ),
      'moveTo',
    );
    const target = roles.find(({ id }) => id === moveTo);
    for (const one of having)
      if (target)
        one.rolesModulesAndPermissions = {
          userRoleId: target.id,
          userRoleName: target.name,
          modules: permissionsOf(target.rights),
        };
    company().roles = company().roles.filter((one) => one.userRoleId !== userRoleId);
    note(person, 'role', 'deleted', role.name, now);
    return { moved: having.length };
  },
  employeeList: ({ body: { companyId, filter, id, searchKey, pageSize, pageNo, sort }, person }) => {
    if (companyId !== person.userDetails.companyId) throw notFound('This company');
    const found = colleagues().filter(({ userDetails, state, rolesModulesAndPermissions: role }) => {
      const { departmentId, designationId, bandId, levelId, managerId } = placeOf(userDetails._id);
      const known = {
        department: departmentId,
        designation: designationId,
        band: bandId,
        level: levelId,
        manager: managerId,
        role: role.userRoleId,
        policy: policyOf(userDetails._id)?.policyId ?? null,
        state,
        firstName: userDetails.firstName,
        lastName: userDetails.lastName,
        workEmail: userDetails.workEmail,
        staffNumber: userDetails.employeeId,
      };
      return (
        userDetails.companyId === companyId &&
        (id === undefined || userDetails._id === id) &&
        passesFilter(known, filter) &&
        passesSearch(known, searchKey)
      );
    });
    return {
      count: found.length,
      users: sortItems(
        found.map((employee) => presentListed(employee)),
        sort,
        {
          name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
          designation: ({ designation }) => designation?.designation ?? null,
          department: ({ department }) => department?.departmentName ?? null,
          band: ({ band }) => band?.band ?? null,
          role: ({ userRole }) => userRole.userRoleName,
          state: ({ state }) => state,
        },
      ).slice((pageNo - 1) * pageSize, pageNo * pageSize),
    };
  },
  employeeFile: () =>
    new TextEncoder().encode(
      [
        ...csvFile(
          ['First name', 'Last name', 'Work email', 'Mobile'],
          colleagues().map(({ userDetails: one }) => [one.firstName, one.lastName, one.workEmail, one.mobile]),
        ),
      ].join(''),
    ),
  changeEmployee: ({
    body: { userId, userRoleId, firstName, lastName, mobile, employeeId, ...place },
    person,
    now,
  }) => {
    const employee = employeeOf(userId);
    const role = company().roles.find((one) => one.userRoleId === userRoleId);
    if (!role) throw beside('INVALID_INPUT', 'userRoleId', 'Choose a role of your company.');
    Object.assign(employee.userDetails, { firstName, lastName, mobile, employeeId });
    employee.rolesModulesAndPermissions = {
      userRoleId,
      userRoleName: role.userRoleName,
      modules: permissionsOf(role.rights),
    };
    company().places[userId] = place;
    note(person, 'employee', 'changed', nameOf(userId), now);
    return { done: true };
  },
  employeeLeaving: ({ query: { userId, successorId } }) => {
    const leaving = leavingOf(userId, successorId ?? null);
    return { refusal: deactivateRefusal(leaving), sentences: deactivateSentences(leaving) };
  },
  deactivateEmployee: ({ body: { userId, successorId }, person, now }) => {
    refuse(deactivateRefusal(leavingOf(userId, successorId)), 'successorId');
    if (userId === 'usr_mockpriya')
      throw new AppError(
        'STATE_BLOCKED',
        'This is the last administrator. Make somebody else administrator first, then nobody is locked out.',
      );
    for (const place of Object.values(company().places)) if (place.managerId === userId) place.managerId = successorId;
    employeeOf(userId).state = 'inactive';
    note(person, 'employee', 'changed', nameOf(userId), now);
    return { done: true };
  },
  reactivateEmployee: ({ body: { userId }, person, now }) => {
    employeeOf(userId).state = 'active';
    note(person, 'employee', 'changed', nameOf(userId), now);
    return { done: true };
  },
  importEmployees: ({ body: { file, apply }, person, now }) => {
    const named = (grouping: Grouping) => groupsOf(grouping);
    const mails = new Set(colleagues().map(({ userDetails }) => userDetails.workEmail));
    const numbers = new Set(colleagues().map(({ userDetails }) => userDetails.employeeId?.toLowerCase()));
    const everyones = company().roles.find(({ system }) => system === 'employee')?.userRoleId ?? '';
    const report = importFile(
      Uint8Array.from(atob(file), (email) => email.charCodeAt(0)),
      {
        departments: named('department'),
        designations: named('designation'),
        bands: named('band'),
        levels: named('level'),
        roles: company().roles.map(({ userRoleId: id, userRoleName: name }) => ({ id, name })),
        defaultRoleId: everyones,
        isKnownMail: (mail) => mails.has(mail),
        hasStaffNumber: (number) => numbers.has(number.toLowerCase()),
      },
    );
    const added = apply && report.ok ? report.ready : [];
    for (const {
      firstName,
      lastName,
      workEmail,
      mobile,
      staffNumber,
      roleId,
      departmentId,
      designationId,
      bandId,
      levelId,
    } of added) {
      const id = newId('usr', now.getTime());
      const role = company().roles.find(({ userRoleId }) => userRoleId === roleId);
      const { userDetails: own, state: _state, ...surroundings } = person;
      colleagues().push({
        ...surroundings,
        state: 'invited',
        userDetails: {
          _id: id,
          userId: id,
          companyId: own.companyId,
          firstName,
          lastName,
          workEmail,
          mobile,
          employeeId: staffNumber,
        },
        rolesModulesAndPermissions: {
          userRoleId: roleId,
          userRoleName: role?.userRoleName ?? '',
          modules: permissionsOf(role?.rights ?? []),
        },
      });
      company().places[id] = { departmentId, designationId, bandId, levelId, managerId: null };
    }
    if (added.length) note(person, 'import', 'created', counted(added.length, 'person', 'people'), now);
    return { ...report, ready: report.ready.length, added: added.length };
  },
  auditTrail: ({ query: { kind, by } }) => ({
    entries: company()
      .trail.filter((entry) => (!kind || entry.kind === kind) && (!by || entry.by._id === by))
      .slice(0, 20),
    more: false,
  }),
  auditTrailFile: () =>
    new TextEncoder().encode(
      [
        ...csvFile(
          ['When (UTC)', 'Who', 'Did', 'Kind', 'What'],
          company().trail.map(({ at, by, action, kind, subject }) => [at, by.name, action, kind, subject]),
        ),
      ].join(''),
    ),
  arrangements: ({ query: { userId } }) => {
    const named = (ids: readonly string[]) => ids.map((_id) => ({ _id, name: nameOf(_id) }));
    const { arrangers } = company();
    return {
      bookedBy: named(arrangers[userId] ?? []),
      booksFor: named(Object.keys(arrangers).filter((id) => arrangers[id]?.includes(userId))),
    };
  },
  saveArrangements: ({ body: { userId, bookedBy }, person, now }) => {
    employeeOf(userId);
    company().arrangers[userId] = bookedBy.filter((id) => id !== userId);
    note(person, 'employee', 'changed', nameOf(userId), now);
    return { done: true };
  },
  companyConfiguration: settled,
  saveConfiguration: ({ body, person, now }) => {
    company().settings = { ...body, creditLimit: company().settings.creditLimit };
    note(person, 'settings', 'changed', 'Configuration', now);
    return settled();
  },
};

function presentListed({ userDetails, state, rolesModulesAndPermissions: { userRoleId, userRoleName } }: MockEmployee) {
  const { departmentId, designationId, bandId, levelId, managerId } = placeOf(userDetails._id);
  const named = (grouping: Grouping, id: string | null) =>
    id === null ? undefined : groupsOf(grouping).find((one) => one.id === id);
  const [department, designation, band, level] = [
    named('department', departmentId),
    named('designation', designationId),
    named('band', bandId),
    named('level', levelId),
  ];
  const manager = managerId === null ? undefined : employeeOf(managerId).userDetails;
  const policy = policyOf(userDetails._id);
  return {
    _id: userDetails._id,
    firstName: userDetails.firstName,
    lastName: userDetails.lastName,
    workEmail: userDetails.workEmail,
    mobile: userDetails.mobile,
    employeeId: userDetails.employeeId,
    state,
    userRole: { userRoleId, userRoleName },
    department: department ? { departmentId: department.id, departmentName: department.name } : null,
    designation: designation ? { designationId: designation.id, designation: designation.name } : null,
    band: band ? { bandId: band.id, band: band.name } : null,
    level: level ? { levelId: level.id, level: level.name } : null,
    manager: manager ? { _id: manager._id, firstName: manager.firstName, lastName: manager.lastName } : null,
    travelPolicyDetails: policy ? [policy.policy] : [],
  };
}
