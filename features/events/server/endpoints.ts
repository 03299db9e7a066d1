import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { askForCode } from './ask-for-code.ts';
import { changeRegistration } from './change-registration.ts';
import { getEvent } from './get-event.ts';
import { getRegistration } from './get-registration.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { withdraw } from './withdraw.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.getEvent, getEvent),
  endpoint(contract.register, register),
  endpoint(contract.getRegistration, getRegistration),
  endpoint(contract.changeRegistration, changeRegistration),
  endpoint(contract.askForCode, askForCode),
  endpoint(contract.signIn, signIn),
  endpoint(contract.signOut, signOut),
  endpoint(contract.withdraw, withdraw),
];
