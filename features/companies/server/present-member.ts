import 'server-only';
import { findCity, findCountry } from '#features/places/server/index.ts';
import { permissionsOf } from '#lib/shared/rights.ts';
import type { TravelPolicy } from '#features/policy/contract.ts';
import type { CompanySettings } from '../organisation.ts';
import type { CompanyDetails, CorporateSession, CorporateUser } from '../contract.ts';
import type { CompanyRow, EmployeeRow, Member } from './companies.repo.ts';

/** 3.1, 3.2: an employee under the names of the wire. */
export const presentEmployee = ({
  id,
  companyId,
  firstName,
  lastName,
  workEmail,
  mobile,
  staffNumber,
}: EmployeeRow): CorporateUser => ({
  _id: id,
  userId: id,
  companyId,
  firstName,
  lastName,
  workEmail,
  mobile,
  employeeId: staffNumber,
});

const presentCompany = ({ id, name, countryCode, citySlug, gstNumber }: CompanyRow): CompanyDetails => ({
  _id: id,
  companyName: name,
  countryCode,
  city: findCity(citySlug)?.name ?? citySlug,
  gstNumber,
});

/** By what somebody's screens are ruled: the company's settings, and the policy that applies to them. */
export type Rules = { settings: CompanySettings; travelPolicy: TravelPolicy | null };

/** What a corporate session knows besides its person and tokens. */
export const presentSurroundings = (
  { company, role }: Member,
  { settings, travelPolicy }: Rules,
): Omit<CorporateSession, 'userDetails' | 'accessTokenData'> => ({
  companyDetails: presentCompany(company),
  configuration: { ...settings, currency: findCountry(company.countryCode)?.currency ?? 'INR' },
  travelPolicy,
  rolesModulesAndPermissions: { userRoleId: role.id, userRoleName: role.name, modules: permissionsOf(role.rights) },
});

/** 3.1 Corporate session. */
export const presentSession = (
  member: Member,
  rules: Rules,
  accessTokenData: CorporateSession['accessTokenData'],
): CorporateSession => ({
  userDetails: presentEmployee(member.employee),
  ...presentSurroundings(member, rules),
  accessTokenData,
});
