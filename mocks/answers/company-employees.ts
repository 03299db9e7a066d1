import { sortItems } from '#components/ui/table-sort.ts';
import type * as contract from '#features/companies/contract.ts';
import { deactivateRefusal, deactivateSentences, type Leaving } from '#features/companies/rules/deactivation.ts';
import { passesFilter, passesSearch } from '#features/companies/rules/employee-filter.ts';
import { importFile } from '#features/companies/rules/import/import-file.ts';
import type { Grouping } from '#features/companies/rules/reassignment.ts';
import { csvFile } from '#lib/shared/csv/write-csv.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { permissionsOf } from '#lib/shared/rights.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { AnswersOf } from '../answer.ts';
import type { MockEmployee } from '../memory/records.ts';
import { policyOf } from './policy.ts';
import { beside, colleagues, company, employeeOf, groupsOf, nameOf, note, placeOf, refuse } from './company-records.ts';

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

/** A company's people: list, changes, leaving, import, and who books for whom. */
export const employeeAnswers: Pick<
  AnswersOf<typeof contract>,
  | 'employeeList'
  | 'employeeFile'
  | 'changeEmployee'
  | 'employeeLeaving'
  | 'deactivateEmployee'
  | 'reactivateEmployee'
  | 'importEmployees'
  | 'arrangements'
  | 'saveArrangements'
> = {
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
          ['First name', 'Family name', 'Work email', 'Mobile'],
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
        'This is the last administrator. Make someone else an administrator first, so that nobody is locked out.',
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
    emailReturned: false,
    userRole: { userRoleId, userRoleName },
    department: department ? { departmentId: department.id, departmentName: department.name } : null,
    designation: designation ? { designationId: designation.id, designation: designation.name } : null,
    band: band ? { bandId: band.id, band: band.name } : null,
    level: level ? { levelId: level.id, level: level.name } : null,
    manager: manager ? { _id: manager._id, firstName: manager.firstName, lastName: manager.lastName } : null,
    travelPolicyDetails: policy ? [policy.policy] : [],
  };
}
