import type * as contract from '#features/companies/contract.ts';
import {
  deleteGroupRefusal,
  deleteGroupSentence,
  departmentsMovedUp,
  moveRefusal,
  type Grouping,
} from '#features/companies/rules/reassignment.ts';
import { newId } from '#lib/shared/ids.ts';
import { treeOf } from '#lib/shared/tree.ts';
import type { AnswersOf } from '../answer.ts';
import { beside, company, groupOf, groupsOf, nameOf, note, refuse } from './company-records.ts';

const FIELD = { department: 'departmentId', designation: 'designationId', band: 'bandId', level: 'levelId' } as const;
const peopleIn = (grouping: Grouping, id: string): number =>
  Object.values(company().places).filter((place) => place[FIELD[grouping]] === id).length;
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

/** Departments, designations, bands and levels. */
export const groupAnswers: Pick<
  AnswersOf<typeof contract>,
  | 'departments'
  | 'addDepartment'
  | 'changeDepartment'
  | 'designations'
  | 'bands'
  | 'levels'
  | 'addGroup'
  | 'renameGroup'
  | 'groupDeletion'
  | 'deleteGroup'
> = {
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
};
