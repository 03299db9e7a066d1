import 'server-only';
import type { RegistrationView } from '../contract.ts';
import { changing, withdrawing } from '../rules/what-is-open.ts';
import type { Registered } from './registrations.repo.ts';

/** A registration as its guest sees it. */
export const presentRegistration = ({ event, registration, days }: Registered, now: Date): RegistrationView => ({
  number: registration.number,
  state: registration.withdrawnAt ? 'withdrawn' : 'registered',
  name: registration.name,
  email: registration.email,
  mobile: registration.mobile,
  companions: registration.companions,
  days,
  registeredAt: registration.registeredAt.toISOString(),
  withdrawnAt: registration.withdrawnAt?.toISOString() ?? null,
  changing: changing(event, registration.withdrawnAt, now),
  withdrawing: withdrawing(event, registration.withdrawnAt, now),
});
