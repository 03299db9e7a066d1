import 'server-only';
import type { ApprovalConfiguration } from '#features/approvals/contract.ts';
import type { PolicyAssignment, TravelPolicy } from '#features/policy/contract.ts';
import { gstinCheckCharacter } from '#lib/shared/tax-ids.ts';
import { BANDS, DEPARTMENTS, LEVELS, ROLES } from './company-structure.ts';
import { demoApprovals } from './demo-approvals.ts';
import { DEMO_POLICIES, type DemoTarget } from './demo-policies.ts';
import { drawPeople, type DrawnPerson, type KnownPerson } from './draw-people.ts';

/** Size of a demo company. `key` is part of every id, so that several fit into one database. */
export type CompanyWanted = {
  key: string;
  people: number;
  seed: number;
  domain: string;
  known?: readonly KnownPerson[];
  foundedAt: string;
};

/** A generated company with ids, as rows to store. */
export type DrawnCompany = {
  companyId: string;
  /** GST registrations, one per state; the numbers are well-formed and fictitious. */
  registrations: { state: string; number: string; address: string; isHeadOffice: boolean }[];
  departments: { id: string; name: string; parentId: string | null; headId: string }[];
  bands: { id: string; name: string }[];
  levels: { id: string; name: string; bandId: string }[];
  designations: { id: string; name: string }[];
  roles: { id: string; name: string; rights: (typeof ROLES)[number]['rights'] }[];
  /** `roleKey`: a key of ROLES, or one of the two system roles. */
  people: (Omit<DrawnPerson, 'department' | 'designation' | 'band' | 'level' | 'role' | 'manager'> & {
    id: string;
    departmentId: string;
    designationId: string;
    bandId: string;
    levelId: string;
    roleKey: string;
    managerId: string | null;
  })[];
  policies: TravelPolicy[];
  assignments: PolicyAssignment[];
  approvals: ApprovalConfiguration[];
};

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Generates a company; the same options give the same company. */
export function drawCompany({ key, people: count, seed, domain, known = [], foundedAt }: CompanyWanted): DrawnCompany {
  const idOf = (kind: string, name: string | number) =>
    `${kind}_${key}_${typeof name === 'number' ? String(name + 1).padStart(6, '0') : slug(name)}`;
  const drawn = drawPeople({ count, domain, seed, known });
  const personId = (index: number) => idOf('usr', index);
  const headOf = (department: string) => personId(DEPARTMENTS.findIndex((one) => one.key === department));
  const approvals = demoApprovals(headOf).map(({ key: name, form }) => ({
    ...form,
    approvalConfigId: idOf('apc', name),
  }));
  return {
    companyId: `cmp_${key}`,
    registrations: REGISTRATIONS.map(([state, entity, address], index) => ({
      state,
      address,
      number: gstinOf(state, entity),
      isHeadOffice: index === 0,
    })),
    departments: DEPARTMENTS.map(({ key: department, name, under }) => ({
      id: idOf('dep', department),
      name,
      parentId: under && idOf('dep', under),
      headId: headOf(department),
    })),
    bands: BANDS.map((name) => ({ id: idOf('bnd', name), name })),
    levels: LEVELS.map((name, index) => ({
      id: idOf('lvl', name),
      name,
      bandId: idOf('bnd', BANDS[Math.floor(index / 2)] ?? BANDS[0]),
    })),
    designations: [...new Set(DEPARTMENTS.flatMap(({ titles }) => titles))].map((name) => ({
      id: idOf('des', name),
      name,
    })),
    roles: ROLES.map(({ key: role, name, rights }) => ({ id: idOf('rol', role), name, rights })),
    people: drawn.map(({ department, designation, band, level, role, manager, ...person }) => ({
      ...person,
      id: personId(person.index),
      departmentId: idOf('dep', department),
      designationId: idOf('des', designation),
      bandId: idOf('bnd', band),
      levelId: idOf('lvl', level),
      roleKey: role,
      managerId: manager === null ? null : personId(manager),
    })),
    policies: DEMO_POLICIES.map(({ key: policy, name, approval, entries }) => ({
      _id: idOf('pol', policy),
      travelPolicyName: name,
      policyConfigData: entries.map((entry) =>
        entry.travelCategory <= 2 && approval
          ? { ...entry, approvalConfiguration: { approvalConfigId: idOf('apc', approval) } }
          : entry,
      ),
    })),
    assignments: DEMO_POLICIES.map(({ key: policy, to }) => ({
      policyId: idOf('pol', policy),
      to: to.to,
      id: targetId(to),
      assignedAt: foundedAt,
    })),
    approvals,
  };

  function targetId(target: DemoTarget): string {
    if (target.to === 'company') return `cmp_${key}`;
    if (target.to === 'department') return idOf('dep', target.key);
    if (target.to === 'employee') return personId(target.index);
    return idOf(target.to === 'band' ? 'bnd' : target.to === 'level' ? 'lvl' : 'des', target.name);
  }
}

/** State code and entity number; the PAN inside is no one's. */
const REGISTRATIONS: readonly (readonly [state: string, entity: string, address: string])[] = [
  ['29', '1', '14 Residency Road, Bengaluru, Karnataka 560025'],
  ['27', '1', '302 Nariman Point, Mumbai, Maharashtra 400021'],
  ['33', '1', '8 Anna Salai, Chennai, Tamil Nadu 600002'],
  ['07', '1', '21 Barakhamba Road, New Delhi, Delhi 110001'],
];
const gstinOf = (state: string, entity: string): string => {
  const first = `${state}ZZZCK0000Z${entity}Z`;
  return first + gstinCheckCharacter(first);
};

/** 400 people, 12 departments, 5 bands, 6 policies and 4 approval configurations: the company of a demo database. */
export const demoCompany = (known: readonly KnownPerson[], foundedAt: string): DrawnCompany =>
  drawCompany({ key: 'demo', people: 400, seed: 2026, domain: 'demo-company.sarai.in', known, foundedAt });
