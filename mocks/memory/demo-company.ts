import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import { TRAVEL_MODES } from '#lib/shared/travel-modes.ts';
import { ALL_RIGHTS, permissionsOf, type Right } from '#lib/shared/rights.ts';
import type { MockEmployee } from './records.ts';

/** The demo company of the real seed; a test compares the two. Passwords of its people by email address. */
export const DEMO_PASSWORDS: Record<string, string> = {
  'admin@demo-company.sarai.in': 'priya-directs-2026',
  'nikhil@demo-company.sarai.in': 'nikhil-travels-2026',
};

const EMPLOYEE_RIGHTS: Right[] = [
  'booking.view',
  'booking.create',
  'booking.edit',
  'booking.delete',
  'approvals.view',
  'approvals.edit',
];

/** A company's role, as its people carry it. */
export const roleOf = (
  companyId: string,
  name: 'Administrator' | 'Employee',
): MockEmployee['rolesModulesAndPermissions'] => ({
  userRoleId: `rol_${companyId}_${name.toLowerCase()}`,
  userRoleName: name,
  modules: permissionsOf(name === 'Administrator' ? ALL_RIGHTS : EMPLOYEE_RIGHTS),
});

const companyDetails = {
  _id: 'cmp_mockkaveri',
  companyName: 'Kaveri Instruments',
  countryCode: '356',
  city: 'Bengaluru',
  gstNumber: null,
};

function person(
  _id: string,
  firstName: string,
  lastName: string,
  workEmail: string,
  mobile: string,
  employeeId: string | null,
  role: 'Administrator' | 'Employee',
): MockEmployee {
  return {
    state: 'active',
    userDetails: {
      _id,
      userId: _id,
      companyId: companyDetails._id,
      firstName,
      lastName,
      workEmail,
      mobile,
      employeeId,
    },
    companyDetails,
    configuration: { ...DEFAULT_SETTINGS, modes: [...TRAVEL_MODES], currency: 'INR' },
    travelPolicy: null,
    rolesModulesAndPermissions: roleOf(companyDetails._id, role),
  };
}

export const DEMO_EMPLOYEES: MockEmployee[] = [
  person('usr_mockpriya', 'Priya', 'Raghavan', 'admin@demo-company.sarai.in', '+91 90000 00011', null, 'Administrator'),
  person('usr_mocknikhil', 'Nikhil', 'Bose', 'nikhil@demo-company.sarai.in', '+91 90000 00012', 'K-0002', 'Employee'),
];
