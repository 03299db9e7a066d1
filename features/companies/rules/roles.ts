import {
  ACTIONS,
  ALL_RIGHTS,
  BOOK_FOR_OTHERS,
  MODULES,
  rightsBeyond,
  type Module,
  type Right,
} from '#lib/shared/rights.ts';
import { counted } from '#lib/shared/word-lists.ts';

/** The two roles of every company; they cannot be deleted. */
export type SystemRole = 'administrator' | 'employee';
export type Role = { id: string; name: string; system: SystemRole | null; rights: readonly Right[] };

/** An employee as far as roles are concerned. */
export type Member = { employeeId: string; roleId: string; state: 'invited' | 'active' | 'inactive' };

/**
 * Normalises rights: every right implies the right to view, and booking for others implies booking. Ordered and without
 * duplicates, so that equal roles compare equal.
 */
export function wholeRights(rights: readonly Right[]): Right[] {
  const seen = (Object.keys(MODULES) as Module[]).filter((module) =>
    ACTIONS.some((action) => rights.includes(`${module}.${action}`)),
  );
  const forOthers: readonly Right[] = rights.includes(BOOK_FOR_OTHERS) ? ['booking.view', 'booking.create'] : [];
  const implied = [...seen.map((module): Right => `${module}.view`), ...forOthers];
  return ALL_RIGHTS.filter((right) => rights.includes(right) || implied.includes(right));
}

/** Why a role cannot get these rights, or null. */
export function changeRoleRefusal(role: Role, rights: readonly Right[], actor: readonly Right[]): string | null {
  if (role.system === 'administrator')
    return 'Administrators can always do everything, so that your company never loses access. Make another role for fewer rights.';
  const beyond = rightsBeyond(
    actor,
    wholeRights(rights).filter((right) => !role.rights.includes(right)),
  );
  if (beyond.length) return 'You can give only rights that you hold yourself. Ask an administrator for the others.';
  return takeRightsRefusal(role.rights, wholeRights(rights), actor);
}

/** Why someone may not take these rights away from the people of a role, or null: it needs the rights in question. */
export function takeRightsRefusal(
  before: readonly Right[],
  after: readonly Right[],
  actor: readonly Right[],
): string | null {
  const taken = wholeRights(before).filter((right) => !after.includes(right));
  return rightsBeyond(actor, taken).length
    ? 'You can take away only rights that you hold yourself. Ask an administrator for the others.'
    : null;
}

/** Why a role may not be deleted, or null. Its people need another one first. */
export function deleteRoleRefusal(role: Role, members: readonly Member[], moveTo: Role | null): string | null {
  if (role.system) return `“${role.name}” is a built-in role and cannot be deleted.`;
  const people = members.filter(({ roleId }) => roleId === role.id).length;
  if (!people) return null;
  if (!moveTo || moveTo.id === role.id)
    return `${counted(people, 'person has', 'people have')} the role “${role.name}”. Choose the role they get instead.`;
  return null;
}

/** A change of a person's role or state. */
export type MemberChange = { employeeId: string; roleId?: string; state?: Member['state'] };

const administrators = (members: readonly Member[], roles: readonly Role[]): Member[] => {
  const ids = new Set(roles.filter(({ system }) => system === 'administrator').map(({ id }) => id));
  return members.filter(({ roleId, state }) => state === 'active' && ids.has(roleId));
};

/**
 * Why a change is refused, or null: the last active administrator stays one, and nobody can grant, or remove from a
 * person with more rights, a right they lack; the rights of every employee count as held. Call it in the transaction of
 * the change, with the company locked: two administrators who demote each other at once must not both succeed.
 */
export function changeMemberRefusal(
  change: MemberChange,
  members: readonly Member[],
  roles: readonly Role[],
  actor: readonly Right[],
): string | null {
  const member = members.find(({ employeeId }) => employeeId === change.employeeId);
  const [before, after] = [
    roles.find(({ id }) => id === member?.roleId),
    roles.find(({ id }) => id === (change.roleId ?? member?.roleId)),
  ];
  if (!member || !before || !after)
    return 'This person or role is not part of the company any more. Load the list again.';
  const held = [...actor, ...(roles.find(({ system }) => system === 'employee')?.rights ?? [])];
  if (rightsBeyond(held, before.rights).length) return 'This person may do more than you. Ask an administrator.';
  if (after !== before && rightsBeyond(held, after.rights).length)
    return `“${after.name}” may do more than you. Ask an administrator to give it.`;
  const changed = members.map((one) =>
    one === member ? { ...one, roleId: after.id, state: change.state ?? one.state } : one,
  );
  if (administrators(members, roles).length && !administrators(changed, roles).length)
    return 'This is the last administrator. Make someone else an administrator first, so that nobody is locked out.';
  return null;
}

/**
 * Whether these rights include any of a module. The client hides it otherwise; each operation's `permission` refuses.
 */
export const seesModule = (rights: readonly Right[], module: Module): boolean => rights.includes(`${module}.view`);
