import 'server-only';
import { findCity, findCountry } from '#features/places/server/index.ts';
import { permissionsOf } from '#lib/shared/rights.ts';
import type { TravelPolicy } from '#features/policy/contract.ts';
import type { CompanySettings } from '../organisation.ts';
import type { CompanyDetails, CorporateSession, CorporateUser } from '../contract.ts';
import type { CompanyRow, EmployeeRow, Member } from './companies.repo.ts';

/** An employee on the wire (3.1, 3.2). */
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

/** The company's settings and the policy that applies to the person, for their screens. */
export type Rules = { settings: CompanySettings; travelPolicy: TravelPolicy | null };

/** The corporate part of a session. */
export const presentSurroundings = (
  { company, role }: Member,
  { settings, travelPolicy }: Rules,
): Omit<CorporateSession, 'userDetails' | 'accessTokenData'> => ({
  companyDetails: presentCompany(company),
  configuration: { ...settings, currency: findCountry(company.countryCode)?.currency ?? 'INR' },
  travelPolicy,
  rolesModulesAndPermissions: { userRoleId: role.id, userRoleName: role.name, modules: permissionsOf(role.rights) },
});

/** Corporate session (3.1). */
export const presentSession = (
  member: Member,
  rules: Rules,
  accessTokenData: CorporateSession['accessTokenData'],
): CorporateSession => ({
  userDetails: presentEmployee(member.employee),
  ...presentSurroundings(member, rules),
  accessTokenData,
});
