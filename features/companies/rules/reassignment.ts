import { andList, counted } from '#lib/shared/word-lists.ts';
import { circleOf, type Tree } from '#lib/shared/tree.ts';

/** Kinds of groups; roles have their own rules (`roles.ts`). */
export type Grouping = 'department' | 'designation' | 'band' | 'level';

/** What depends on a group to be deleted: the number of people, and the names of policies assigned to it. */
export type GroupUse = { grouping: Grouping; id: string; name: string; people: number; policies: readonly string[] };

/** Why a group cannot be deleted yet, or null. `moveTo`: the group that takes its people. */
export function deleteGroupRefusal(
  { grouping, id, name, people }: GroupUse,
  moveTo: { id: string } | null,
): string | null {
  if (!people) return null;
  if (!moveTo)
    return `${counted(people, 'person', 'people')} ${people === 1 ? 'is' : 'are'} in the ${grouping} ${name}. Choose where they go first.`;
  return moveTo.id === id ? `Choose another ${grouping} than the one you delete.` : null;
}

/**
 * What deleting will do, shown before the confirmation: who moves where, which departments move up, which policies no
 * longer apply.
 */
export function deleteGroupSentence(
  { grouping, name, people, policies }: GroupUse,
  moveTo: { name: string } | null,
  movedUp: readonly string[],
): string {
  const went =
    people && moveTo
      ? ` ${counted(people, 'person', 'people')} ${people === 1 ? 'goes' : 'go'} to ${moveTo.name}.`
      : '';
  const up = movedUp.length ? ` ${andList(movedUp)} ${movedUp.length === 1 ? 'moves' : 'move'} up one step.` : '';
  const lost = policies.length
    ? ` ${andList(policies.map((policy) => `“${policy}”`))} ${policies.length === 1 ? 'was' : 'were'} assigned to it; its people get the policy of where they go.`
    : '';
  return `The ${grouping} ${name} is deleted.${went}${up}${lost} Existing bookings keep the policy they were made under.`;
}

/** The departments below a deleted one get its parent, so that the tree stays connected. */
export const departmentsMovedUp = (tree: Tree, departmentId: string): { id: string; parentId: string | null }[] =>
  tree.childrenOf(departmentId).map((id) => ({ id, parentId: tree.parentOf(departmentId) }));

/** Why a department or person cannot be placed under another, or null. `nameOf`: display names by id. */
export function moveRefusal(
  tree: Tree,
  id: string,
  parentId: string | null,
  nameOf: (id: string) => string,
): string | null {
  const circle = circleOf(tree, id, parentId);
  if (!circle) return null;
  if (id === parentId) return `${nameOf(id)} cannot be above itself.`;
  return `${nameOf(parentId ?? '')} is already below ${nameOf(id)} (${circle.slice(0, -1).map(nameOf).join(' › ')}). Move it out first.`;
}
