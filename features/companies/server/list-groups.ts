import 'server-only';
import { targetsWithPolicy } from '#features/policy/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type {
  bands as bandsOperation,
  departments as departmentsOperation,
  designations as designationsOperation,
  levels as levelsOperation,
} from '../contract.ts';
import { departmentRows, groupsOf } from './groups.repo.ts';

/** The departments (3.8), with what the tree shows of them. */
export const listDepartments: UseCase<typeof departmentsOperation> = async ({ db, caller: { companyId } }) => {
  const people = new Map((await groupsOf(db, companyId, 'department')).map((group) => [group.groupId, group.people]));
  const withPolicy = await targetsWithPolicy(db, companyId, 'department');
  const rows = await departmentRows(db, companyId);
  return {
    departments: rows.map(({ id, name, parentId, headId, headName }) => ({
      departmentId: id,
      departmentName: name,
      isTravelPolicyExists: withPolicy.has(id),
      parentId,
      head: headId === null ? null : { _id: headId, name: headName ?? '' },
      people: people.get(id) ?? 0,
    })),
  };
};

export const listDesignations: UseCase<typeof designationsOperation> = async ({ db, caller: { companyId } }) => ({
  designations: (await groupsOf(db, companyId, 'designation')).map(({ groupId, name, people }) => ({
    designationId: groupId,
    designation: name,
    people,
  })),
});

export const listBands: UseCase<typeof bandsOperation> = async ({ db, caller: { companyId } }) => ({
  bands: (await groupsOf(db, companyId, 'band')).map(({ groupId, name, people }) => ({
    bandId: groupId,
    band: name,
    people,
  })),
});

export const listLevels: UseCase<typeof levelsOperation> = async ({ db, caller: { companyId } }) => ({
  levels: (await groupsOf(db, companyId, 'level')).map(({ groupId, name, people }) => ({
    levelId: groupId,
    level: name,
    people,
  })),
});
