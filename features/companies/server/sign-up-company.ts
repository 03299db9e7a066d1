import 'server-only';
import { createAccount, emailTaken, hashPassword, openSession } from '#features/identity/server/index.ts';
import { findCity, findCountry } from '#features/places/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { signUp } from '../contract.ts';
import { foundCompany } from './found-company.ts';
import { presentSession } from './present-member.ts';

/** A company signs up with its first administrator (7.2). Throws EMAIL_TAKEN, INVALID_INPUT beside `countryCode` or `city`. */
export const signUpCompany: UseCase<typeof signUp> = async ({ db, body, request }) => {
  const { companyName, countryCode, city, gstNumber = null, workEmail, password, device, ...person } = body;
  const citySlug = cityOf(countryCode, city);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const companyId = newId('cmp', now.getTime());
  const id = newId('usr', now.getTime());

  return inCompany(db, companyId, async (tx) => {
    const user = await createAccount(tx, { ...person, id, userType: 'corporate', email: workEmail, passwordHash }, now);
    if (!user) throw emailTaken('There is already a corporate account with this e-mail. Sign in, or use another address.', 'workEmail');
    const company = { id: companyId, name: companyName, countryCode, citySlug, gstNumber };
    const member = await foundCompany(tx, { company, administrator: { ...person, id, workEmail } }, now);
    const actor = { userId: id, userType: 'corporate' as const };
    await recordEvent(tx, request, { action: 'company.created', actor, subjectId: companyId });
    return presentSession(member, await openSession(tx, user, device, request, now));
  });
};

/** The slug of a city of that country. */
function cityOf(countryCode: string, slug: string): string {
  const country = findCountry(countryCode);
  if (!country) throw beside('countryCode', 'Choose a country from the list.');
  const city = findCity(slug);
  if (city?.country !== country.alpha2) throw beside('city', `Choose a city in ${country.name} from the list.`);
  return city.slug;
}

const beside = (field: string, message: string): AppError => new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
