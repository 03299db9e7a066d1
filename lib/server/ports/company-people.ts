import 'server-only';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** Somebody of a company. `departments`: their own first, then the one it belongs to, up to the top. */
export type PersonOfCompany = {
  employeeId: string;
  name: string;
  companyId: string;
  designationId: string | null;
  bandId: string | null;
  levelId: string | null;
  departments: string[];
};

/** What something may be given to within a company. */
export type TargetKind = 'employee' | 'designation' | 'band' | 'level' | 'department' | 'company';

/**
 * A value for people of a company by what they are, each table by id. The first that has one decides: the person, their
 * designation, band, level, department (with what it inherits), the company.
 */
export type ValuesByTarget = Record<Exclude<TargetKind, 'company'>, Record<string, string>> & {
  company: string | null;
};

/** What other features read of a company's people and groups. Implemented by features/companies. */
export type CompanyPeople = {
  /** Departments with the one above each. */
  departmentsOf: (db: Db, companyId: string) => Promise<{ id: string; parentId: string | null; name: string }[]>;
  /** The people of these ids, as far as they are the company's. */
  peopleOf: (db: Db, companyId: string, ids: readonly string[]) => Promise<PersonOfCompany[]>;
  /** What people, groups and the company are called, by id. An id that is not there is not the company's. */
  namesOf: (
    db: Db,
    companyId: string,
    ids: readonly string[],
  ) => Promise<Map<string, { to: TargetKind; name: string }>>;
  /** The value of a person, as an expression over a row of `employees`. */
  valueOf: (values: ValuesByTarget) => SQL<string | null>;
  /** How many people who may sign in have each value. */
  countByValue: (db: Db, companyId: string, values: ValuesByTarget) => Promise<Map<string, number>>;
  /** Ids of the active people who have this value. */
  activeWith: (db: Db, companyId: string, values: ValuesByTarget, value: string) => Promise<string[]>;
  /** A condition: the employee that an expression names has this value. */
  isWith: (companyId: string, employeeId: SQLWrapper, values: ValuesByTarget, value: string) => SQL;
};
