import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { setLimit } from './companies/set-limit.ts';
import { findForDesk, listCompanies, showCompany } from './companies/show-companies.ts';
import { setStaffPassword } from './set-staff-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { whoAmI } from './who-am-i.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.signIn, signIn),
  endpoint(contract.signOut, signOut),
  endpoint(contract.setStaffPassword, setStaffPassword),
  endpoint(contract.whoAmI, whoAmI),
  endpoint(contract.deskCompanies, listCompanies),
  endpoint(contract.findDeskCompanies, findForDesk),
  endpoint(contract.deskCompany, showCompany),
  endpoint(contract.setCreditLimit, setLimit),
];
