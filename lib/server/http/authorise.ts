import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { type AnyOperation, needsToken } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { type Action, type Module, MODULE_NAMES, type Right } from '#lib/shared/rights.ts';
import { readAccessToken } from '../access-token.ts';
import { clock } from '../clock.ts';
import { database } from '../db/connect.ts';
import { eventGuestOf } from '../event-guest.ts';
import { membershipOf } from '../membership.ts';
import { readPort } from '../ports/read-ports.ts';
import type { AnyCaller, Caller, CompanyCaller } from '../use-case.ts';

/**
 * The caller of a bearer token whose session is still open: signing out ends access at once, here and elsewhere, not
 * when the token expires. Throws 401 without such a token, 403 for the wrong user type or a role without the right.
 */
export async function authorise(operation: AnyOperation, headers: Headers): Promise<AnyCaller | null> {
  const [scheme, token] = (headers.get('authorization') ?? '').split(' ');
  if (!needsToken(operation)) return null;
  if (scheme !== 'Bearer' || !token) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
  if (operation.caller === 'event-guest') return asGuest(token);
  if (operation.caller === 'staff') return asStaff(token);
  const caller = await readAccessToken(token);
  if (operation.caller === 'consumer' && caller.userType !== PRODUCT.id)
    throw new AppError('FORBIDDEN', 'This belongs to personal mode. Switch to it to go on.');
  const atWork = operation.caller === 'corporate' || (operation.permission && caller.userType === 'corporate');
  return atWork ? asEmployee(caller, operation.permission) : asPerson(caller);
}

/** One read by primary key; not for public operations. */
async function asPerson(caller: Caller): Promise<Caller> {
  const { rows } = await database().execute<{ open: boolean }>(sql`select ${sessionOpen(caller)} as open`);
  if (!rows[0]?.open) throw signedOut();
  return caller;
}

const sessionOpen = (caller: Caller): SQL => readPort('sessions').isOpen(caller, clock.now());
const signedOut = (): AppError => new AppError('UNAUTHENTICATED', 'You were signed out. Please sign in to continue.');

async function asGuest(token: string): Promise<AnyCaller> {
  const guest = await eventGuestOf(database(), token);
  if (!guest) throw new AppError('UNAUTHENTICATED', 'Please sign in to the event to continue.');
  return guest;
}

/** A traveller's or an employee's token is known and refused (403); any other is unknown (401). */
async function asStaff(token: string): Promise<AnyCaller> {
  const staff = await readPort('staff').byToken(database(), token, clock.now());
  if (staff) return staff;
  const person = await readAccessToken(token).catch(() => null);
  if (person) throw new AppError('FORBIDDEN', `This belongs to the staff of ${PRODUCT.name}.`);
  throw new AppError('UNAUTHENTICATED', 'Please sign in at the desk to continue.');
}

async function asEmployee(caller: Caller, permission: Right | undefined): Promise<CompanyCaller> {
  if (caller.userType !== 'corporate')
    throw new AppError('FORBIDDEN', 'This belongs to corporate mode. Switch to it to go on.');
  const found = await membershipOf(database(), caller.userId, sessionOpen(caller));
  if (!found) throw new AppError('UNAUTHENTICATED', 'Your company has closed this account. Ask its administrator.');
  if (!found.sessionOpen) throw signedOut();
  const { membership } = found;
  if (permission && !membership.rights.includes(permission))
    throw new AppError(
      'FORBIDDEN',
      `Your role does not allow this. Ask an administrator of your company for the right to ${permissionText(permission)}.`,
    );
  return { ...caller, ...membership };
}

const permissionText = (permission: Right): string => {
  const [module, action] = permission.split('.') as [Module, Action];
  return `${action} in ${MODULE_NAMES[module]}`;
};
