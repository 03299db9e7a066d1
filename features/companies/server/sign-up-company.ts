import 'server-only';
import * as z from 'zod';
import {
  attemptEnded,
  checkAddressProof,
  createAccount,
  credentialsOf,
  emailTaken,
  endProof,
  hashPassword,
  openSession,
  type ProofRow,
  startAddressProof,
} from '#features/identity/server/index.ts';
import { findCity, findCountry } from '#features/places/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type * as contract from '../contract.ts';
import { foundCompany } from './found-company.ts';
import { presentSession } from './present-member.ts';
import { rulesOf } from './rules-of-member.ts';

/** What is kept of a company until its first administrator has proved their address. */
const pendingCompany = z.object({
  companyName: z.string(),
  countryCode: z.string(),
  citySlug: z.string(),
  gstNumber: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string(),
});

/**
 * A company asks to sign up (7.2): its first administrator's address is proved first, and every address gets the same
 * answer. Throws INVALID_INPUT beside `countryCode` or `city`.
 */
export const signUpCompany: UseCase<typeof contract.signUp> = async ({ db, body, request }) => {
  const {
    companyName,
    countryCode,
    city,
    gstNumber = null,
    workEmail: email,
    password,
    device: _device,
    ...person
  } = body;
  const details = { ...person, companyName, countryCode, citySlug: cityOf(countryCode, city), gstNumber };
  const passwordHash = await hashPassword(password);
  return startAddressProof(db, { purpose: 'company-sign-up', email, details, passwordHash }, request);
};

/** Makes the company of a proved address and signs its administrator in. Throws as `checkAddressProof`, and EMAIL_TAKEN. */
export const confirmCompany: UseCase<typeof contract.confirmSignUp> = async ({ db, body, request }) =>
  openCompany(db, await checkAddressProof(db, 'company-sign-up', body, request), body.device, request);

/** The same by the email's link and the password chosen before. */
export const confirmCompanyByLink: UseCase<typeof contract.confirmSignUpByLink> = async ({ db, body, request }) =>
  openCompany(db, await checkAddressProof(db, 'company-sign-up', body, request), body.device, request);

async function openCompany(
  db: Db,
  proof: ProofRow,
  device: { deviceId?: string; tabId?: string } | undefined,
  request: RequestFacts,
): Promise<contract.CorporateSession> {
  const { companyName: name, countryCode, citySlug, gstNumber, ...person } = pendingCompany.parse(proof.details);
  const now = clock.now();
  const companyId = newId('cmp', now.getTime());
  const id = newId('usr', now.getTime());
  return inCompany(db, companyId, async (tx) => {
    if (!(await endProof(tx, proof))) throw attemptEnded();
    const user = await createAccount(tx, { ...person, ...credentialsOf(proof), id, userType: 'corporate' }, now);
    if (!user) throw emailTaken();
    const company = { id: companyId, name, countryCode, citySlug, gstNumber };
    const member = await foundCompany(tx, { company, administrator: { ...person, id, workEmail: proof.email } }, now);
    const actor = { userId: id, userType: 'corporate' as const };
    await recordEvent(tx, request, { action: 'company.created', actor, subjectId: companyId });
    const rules = await rulesOf(tx, member.company.id, member.employee.id);
    return presentSession(member, rules, await openSession(tx, user, device, request, now));
  });
}

/** The slug of a city of that country. */
function cityOf(countryCode: string, slug: string): string {
  const country = findCountry(countryCode);
  if (!country) throw beside('countryCode', 'Choose a country from the list.');
  const city = findCity(slug);
  if (city?.country !== country.alpha2) throw beside('city', `Choose a city in ${country.name} from the list.`);
  return city.slug;
}

const beside = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
