import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { getRegistration as operation } from '../contract.ts';
import { presentRegistration } from './present-registration.ts';
import { registered } from './registrations.repo.ts';

/** The caller's own registration. */
export const getRegistration: UseCase<typeof operation> = async ({ db, caller }) =>
  presentRegistration(await registered(db, caller.userId), clock.now());
