import { expect, it } from 'vitest';
import { corporateUserInfo } from './corporate-user-info.ts';
import type { Session } from './session.ts';

const meera = {
  _id: 'usr_meera',
  userId: 'usr_meera',
  companyId: 'cmp_kaveri',
  firstName: 'Meera',
  lastName: 'Nair',
  workEmail: 'meera@kaveri.example',
  mobile: '+919845022812',
  employeeId: 'K-17',
  companyDetails: { _id: 'cmp_kaveri', companyName: 'Kaveri Textiles', countryCode: '356' },
};
const session = (over: object) =>
  ({ status: 'in', loggedInUserType: 'corporate', userID: 'usr_meera', tabId: 'tab-1', ...over }) as unknown as Session;

it('[3.2] has exactly the fields of the specification, nested as there, with the tab', () => {
  expect(corporateUserInfo(session({ userDetails: meera }))).toEqual({
    userId: 'usr_meera',
    companyId: 'cmp_kaveri',
    loggedInDetails: {
      userDetails: {
        companyId: 'cmp_kaveri',
        firstName: 'Meera',
        lastName: 'Nair',
        workEmail: 'meera@kaveri.example',
        mobile: '+919845022812',
        employeeId: 'K-17',
      },
      companyDetails: { companyName: 'Kaveri Textiles' },
    },
    tabId: 'tab-1',
  });
});

it.each([
  [{ status: 'out', loggedInUserType: null }],
  [{ status: 'checking', loggedInUserType: null }],
  [{ loggedInUserType: 'sarai', userDetails: { _id: 'usr_asha' } }],
])('[3.2] is nobody’s for %o', (over) => {
  expect(corporateUserInfo(session(over))).toBeNull();
});
