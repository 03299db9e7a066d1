import 'server-only';
import { type AnyOperation, needsToken } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { type Action, type Module, MODULE_NAMES, type Right } from '#lib/shared/rights.ts';
import { readAccessToken } from '../access-token.ts';
import { database } from '../db/connect.ts';
import { eventGuestOf } from '../event-guest.ts';
import { membershipOf } from '../membership.ts';
import type { AnyCaller, Caller, CompanyCaller } from '../use-case.ts';

/** The caller by bearer token. Throws 401 without one, 403 for the wrong user type or a role without the right. */
export async function authorise(operation: AnyOperation, headers: Headers): Promise<AnyCaller | null> {
  const [scheme, token] = (headers.get('authorization') ?? '').split(' ');
  if (!needsToken(operation)) return null;
  if (scheme !== 'Bearer' || !token) throw new AppError('UNAUTHENTICATED', 'Please sign in to go on.');
  if (operation.caller === 'event-guest') return asGuest(token);
  const caller = readAccessToken(token);
  if (operation.caller === 'consumer' && caller.userType !== PRODUCT.id) throw new AppError('FORBIDDEN', 'This belongs to personal mode. Switch to it to go on.');
  const atWork = operation.caller === 'corporate' || (operation.permission && caller.userType === 'corporate');
  return atWork ? asEmployee(caller, operation.permission) : caller;
}

async function asGuest(token: string): Promise<AnyCaller> {
  const guest = await eventGuestOf(database(), token);
  if (!guest) throw new AppError('UNAUTHENTICATED', 'Please sign in to the event to go on.');
  return guest;
}

async function asEmployee(caller: Caller, permission: Right | undefined): Promise<CompanyCaller> {
  if (caller.userType !== 'corporate') throw new AppError('FORBIDDEN', 'This belongs to corporate mode. Switch to it to go on.');
  const membership = await membershipOf(database(), caller.userId);
  if (!membership) throw new AppError('UNAUTHENTICATED', 'Your company has closed this account. Ask its administrator.');
  if (permission && !membership.rights.includes(permission)) throw new AppError('FORBIDDEN', `Your role does not allow this. Ask an administrator of your company for the right to ${permissionWords(permission)}.`);
  return { ...caller, ...membership };
}

const permissionWords = (permission: Right): string => {
  const [module, action] = permission.split('.') as [Module, Action];
  return `${action} in ${MODULE_NAMES[module]}`;
};
