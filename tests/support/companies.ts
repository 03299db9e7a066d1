import type { BodyInput } from '#lib/shared/define-operation.ts';
import type * as companies from '#features/companies/contract.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { call } from './api-server.ts';
import { deliver, linkIn } from './emails.ts';
import { signUpCompany } from './sign-up.ts';

let counter = 0;

export const COMPANY_PASSWORD = 'a company of many desks';

/** A company's sign-up form: `aCompanyForm({ companyName: 'Kaveri' })`. Addresses differ each time. */
export const aCompanyForm = (
  over: Partial<BodyInput<typeof companies.signUp>> = {},
): BodyInput<typeof companies.signUp> => ({
  companyName: 'Kaveri Instruments',
  countryCode: '356',
  city: 'bengaluru',
  firstName: 'Priya',
  lastName: 'Raghavan',
  workEmail: `priya${++counter}@work.example`,
  mobile: '+91 98450 22812',
  password: COMPANY_PASSWORD,
  ...over,
});

/** A company signed up over HTTP: its administrator's session. */
export async function aCompany(over: Partial<BodyInput<typeof companies.signUp>> = {}): Promise<CorporateSession> {
  const { data, json } = await signUpCompany(aCompanyForm(over));
  if (!data) throw new Error(`sign-up refused: ${JSON.stringify(json)}`);
  return data;
}

export const anInvitation = (
  over: Partial<BodyInput<typeof companies.inviteEmployee>> = {},
): BodyInput<typeof companies.inviteEmployee> => ({
  firstName: 'Nikhil',
  lastName: 'Bose',
  workEmail: `nikhil${++counter}@work.example`,
  mobile: '+91 98450 22813',
  ...over,
});

export const invite = (token: string, body = anInvitation()) =>
  call<{ employee: { _id: string; state: string } }>('POST', '/api/corporate/invite-employee', { body, token });
export const activate = (token: string, password = COMPANY_PASSWORD) =>
  call<CorporateSession>('POST', '/api/corporate/activate-employee', { body: { token, password } });
export const userDetails = (token: string | undefined, userId?: string) =>
  call<CorporateSession & { user: CorporateSession['userDetails'] }>(
    'GET',
    `/api/corporate/user-details${userId === undefined ? '' : `?userId=${encodeURIComponent(userId)}`}`,
    { token },
  );

/** Somebody invited and active: their own session. */
export async function anEmployee(
  db: Db,
  administrator: CorporateSession,
  over: Partial<BodyInput<typeof companies.inviteEmployee>> = {},
): Promise<CorporateSession> {
  const form = anInvitation(over);
  await invite(administrator.accessTokenData.accessToken, form);
  const email = (await deliver(db)).find(({ to }) => to === form.workEmail);
  return (await activate(linkIn(email).token)).data;
}
