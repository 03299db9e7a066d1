import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_RIGHTS, type Right } from '#lib/shared/rights.ts';
import {
  changeMemberRefusal,
  changeRoleRefusal,
  deleteRoleRefusal,
  seesModule,
  wholeRights,
  type Member,
  type Role,
} from './roles.ts';

const administrator: Role = { id: 'admin', name: 'Administrator', system: 'administrator', rights: ALL_RIGHTS };
const employee: Role = {
  id: 'employee',
  name: 'Employee',
  system: 'employee',
  rights: ['booking.view', 'booking.create'],
};
const desk: Role = {
  id: 'desk',
  name: 'Travel desk',
  system: null,
  rights: ['booking.view', 'company.view', 'company.edit'],
};
const roles = [administrator, employee, desk];
const member = (employeeId: string, roleId: string, state: Member['state'] = 'active'): Member => ({
  employeeId,
  roleId,
  state,
});
const people = [member('asha', 'admin'), member('ravi', 'employee'), member('meera', 'desk')];

describe('[6.6] roles', () => {
  it.each<[Right[], Right[]]>([
    [[], []],
    [['company.edit'], ['company.view', 'company.edit']],
    [
      ['booking.delete', 'approvals.view', 'approvals.view'],
      ['booking.view', 'booking.delete', 'approvals.view'],
    ],
    [['booking.others'], ['booking.view', 'booking.create', 'booking.others']],
  ])('%j are whole as %j', (rights, whole) => expect(wholeRights(rights)).toEqual(whole));

  it('all rights stay all, and any right in a module includes viewing it', () => {
    fc.assert(
      fc.property(fc.subarray([...ALL_RIGHTS]), (rights) => {
        const whole = wholeRights(rights);
        expect(wholeRights(whole)).toEqual(whole);
        for (const right of whole) expect(seesModule(whole, right.split('.')[0] as 'booking')).toBe(true);
      }),
    );
  });

  it.each<[string, Role, Right[], readonly Right[], string | null]>([
    [
      'the administrator’s never change',
      administrator,
      ['booking.view'],
      ALL_RIGHTS,
      'Administrators can always do everything',
    ],
    ['the employee’s may', employee, ['booking.view'], ALL_RIGHTS, null],
    [
      'nobody gives what they do not hold',
      desk,
      [...desk.rights, 'configuration.edit'],
      desk.rights,
      'You can give only rights that you hold yourself',
    ],
    [
      'nor by way of seeing it',
      desk,
      ['approvals.edit'],
      ['approvals.edit'],
      'You can give only rights that you hold yourself',
    ],
    [
      'nobody takes what they do not hold',
      administratorLike(),
      ['company.view'],
      ['company.view', 'company.edit'],
      'You can take away only rights that you hold yourself',
    ],
    ['but may leave what was there', administratorLike(), ['company.delete'], [], null],
  ])('[6.2] of rights, %s', (_, role, rights, actor, refusal) =>
    expect(changeRoleRefusal(role, rights, actor)).toEqual(refusal === null ? null : expect.stringContaining(refusal)),
  );

  it.each<[string, Role, Role | null, string | null]>([
    ['the administrator', administrator, employee, '“Administrator” is a built-in role and cannot be deleted.'],
    ['the employee', employee, desk, '“Employee” is a built-in role and cannot be deleted.'],
    [
      'one with people, who go nowhere',
      desk,
      null,
      '1 person has the role “Travel desk”. Choose the role they get instead.',
    ],
    ['one with people, who stay', desk, desk, '1 person has the role “Travel desk”. Choose the role they get instead.'],
    ['one whose people get another', desk, employee, null],
    ['one nobody has', { ...desk, id: 'empty' }, null, null],
  ])('[6.6] deleting %s', (_, role, moveTo, refusal) => expect(deleteRoleRefusal(role, people, moveTo)).toBe(refusal));
});

function administratorLike(): Role {
  return { id: 'more', name: 'More', system: null, rights: ['company.view', 'company.delete'] };
}

describe('[6.6] the last administrator stays', () => {
  const last =
    'This is the last administrator. Make someone else an administrator first, so that nobody is locked out.';
  it.each<[string, Member[], Parameters<typeof changeMemberRefusal>[0], string | null]>([
    ['cannot be demoted', people, { employeeId: 'asha', roleId: 'employee' }, last],
    ['cannot be deactivated', people, { employeeId: 'asha', state: 'inactive' }, last],
    [
      'can be demoted when there is another',
      [...people, member('om', 'admin')],
      { employeeId: 'asha', roleId: 'employee' },
      null,
    ],
    [
      'an invited one is not another',
      [...people, member('om', 'admin', 'invited')],
      { employeeId: 'asha', state: 'inactive' },
      last,
    ],
    [
      'nor one who left',
      [...people, member('om', 'admin', 'inactive')],
      { employeeId: 'asha', state: 'inactive' },
      last,
    ],
    ['changing nothing is no harm', people, { employeeId: 'asha', roleId: 'admin' }, null],
    ['others may go', people, { employeeId: 'ravi', state: 'inactive' }, null],
  ])('%s', (_, members, change, refusal) =>
    expect(changeMemberRefusal(change, members, roles, ALL_RIGHTS)).toBe(refusal),
  );

  it.each<[string, Parameters<typeof changeMemberRefusal>[0], string | null]>([
    [
      'promote beyond oneself',
      { employeeId: 'ravi', roleId: 'admin' },
      '“Administrator” may do more than you. Ask an administrator to give it.',
    ],
    [
      'remove somebody above oneself',
      { employeeId: 'asha', state: 'inactive' },
      'This person may do more than you. Ask an administrator.',
    ],
    [
      'somebody unknown',
      { employeeId: 'nobody', state: 'inactive' },
      'This person or role is not part of the company any more. Load the list again.',
    ],
    [
      'to an unknown role',
      { employeeId: 'meera', roleId: 'gone' },
      'This person or role is not part of the company any more. Load the list again.',
    ],
    ['and can: make somebody their equal', { employeeId: 'ravi', roleId: 'desk' }, null],
    ['and can: deactivate an employee', { employeeId: 'ravi', state: 'inactive' }, null],
    ['and can: deactivate their equal', { employeeId: 'meera', state: 'inactive' }, null],
  ])('[6.2] a travel desk cannot %s', (_, change, refusal) =>
    expect(changeMemberRefusal(change, people, roles, desk.rights)).toBe(refusal),
  );

  it('whatever changes are tried, somebody can always let people in', () => {
    const change = fc.record({
      employeeId: fc.constantFrom('asha', 'ravi', 'meera'),
      roleId: fc.constantFrom('admin', 'employee', 'desk', undefined),
      state: fc.constantFrom<Member['state'][]>('active', 'inactive', 'invited'),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let members = people;
        for (const one of changes) {
          if (changeMemberRefusal(one, members, roles, ALL_RIGHTS)) continue;
          members = members.map((member) =>
            member.employeeId === one.employeeId
              ? { ...member, roleId: one.roleId ?? member.roleId, state: one.state }
              : member,
          );
          expect(members.some(({ roleId, state }) => roleId === 'admin' && state === 'active')).toBe(true);
        }
      }),
    );
  });
});
