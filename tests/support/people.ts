import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { SignedIn } from '#features/identity/contract.ts';
import { ALL_RIGHTS, permissionsOf } from '#lib/shared/rights.ts';

/** A consumer as sign-in answers them: `aSignedIn({ firstName: 'Ravi' })`. */
export const aSignedIn = (over: Partial<SignedIn> = {}): SignedIn => {
  const id = over._id ?? 'usr_asha';
  return {
    _id: id,
    userId: id,
    firstName: 'Asha',
    lastName: 'Iyer',
    email: 'asha@example.com',
    mobile: '+91 98450 22812',
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    savedToken: 'saved-1',
    ...over,
  };
};

/** A corporate user as sign-in answers them, an administrator: `aCorporateSession({ firstName: 'Ravi' })`. */
export const aCorporateSession = (over: Partial<CorporateSession['userDetails']> = {}): CorporateSession => {
  const id = over._id ?? 'usr_meera';
  return {
    userDetails: {
      _id: id,
      userId: id,
      companyId: 'cmp_1',
      firstName: 'Meera',
      lastName: 'Rao',
      workEmail: 'meera@example.com',
      mobile: '+91 98450 22813',
      employeeId: null,
      ...over,
    },
    companyDetails: {
      _id: 'cmp_1',
      companyName: 'Kaveri Textiles',
      countryCode: '356',
      city: 'Mysuru',
      gstNumber: null,
    },
    configuration: { ...DEFAULT_SETTINGS, currency: 'INR' },
    travelPolicy: null,
    rolesModulesAndPermissions: {
      userRoleId: 'rol_1',
      userRoleName: 'Administrator',
      modules: permissionsOf(ALL_RIGHTS),
    },
    accessTokenData: { accessToken: 'work-access-1', refreshToken: 'work-refresh-1', savedToken: 'work-saved-1' },
  };
};
