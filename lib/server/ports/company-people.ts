import 'server-only';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** An employee. `departments`: their own first, then its parents up to the top. */
export type PersonOfCompany = {
  employeeId: string;
  name: string;
  companyId: string;
  designationId: string | null;
  bandId: string | null;
  levelId: string | null;
  departments: string[];
};

/** What something may be assigned to within a company. */
export type TargetKind = 'employee' | 'designation' | 'band' | 'level' | 'department' | 'company';

/**
 * Values assigned to people, designations, bands, levels, departments (inherited by those below) and the company, each
 * a table by id. The first in this order that has a value decides.
 */
export type ValuesByTarget = Record<Exclude<TargetKind, 'company'>, Record<string, string>> & {
  company: string | null;
};

/** What other features read of a company's people and groups. Implemented by features/companies. */
export type CompanyPeople = {
  /** Departments with their parent. */
  departmentsOf: (db: Db, companyId: string) => Promise<{ id: string; parentId: string | null; name: string }[]>;
  /** The people of these ids who belong to the company. */
  peopleOf: (db: Db, companyId: string, ids: readonly string[]) => Promise<PersonOfCompany[]>;
  /** Names of people, groups and the company by id. Ids of other companies are missing. */
  namesOf: (
    db: Db,
    companyId: string,
    ids: readonly string[],
  ) => Promise<Map<string, { to: TargetKind; name: string }>>;
  /** A person's value, as an SQL expression over a row of `employees`. */
  valueOf: (values: ValuesByTarget) => SQL<string | null>;
  /** Number of people who may sign in, by value. */
  countByValue: (db: Db, companyId: string, values: ValuesByTarget) => Promise<Map<string, number>>;
  /** The active people, each with their value; null where they have none. */
  activeByValue: (
    db: Db,
    companyId: string,
    values: ValuesByTarget,
  ) => Promise<{ employeeId: string; value: string | null }[]>;
  /** SQL condition: the employee of an expression has this value. */
  isWith: (companyId: string, employeeId: SQLWrapper, values: ValuesByTarget, value: string) => SQL;
};
