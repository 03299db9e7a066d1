import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
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
];
