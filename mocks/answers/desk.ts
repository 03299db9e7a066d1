import type * as contract from '#features/desk/contract.ts';
import type { DeskCompany, ListedCompany } from '#features/desk/contract.ts';
import { type CompanyKeyKind, readCompanyKey } from '#features/desk/rules/company-account.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { COMPANY, FOUNDED } from '../memory/mock-company.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '../memory/people.ts';
import { walletBalance } from '../memory/wallet.ts';
import { nameOf } from './company-party.ts';

/** Sign-ins at the mock's desk, and its only company. */
export const deskAnswers: AnswersOf<typeof contract> = {
  signIn: ({ body }) => {
    if (body.email !== MOCK_STAFF.email || body.password !== MOCK_STAFF_PASSWORD)
      throw new AppError('UNAUTHENTICATED', 'Email or password is incorrect. Check both, or ask your administrator.');
    return { ...MOCK_STAFF, accessToken: `mock-staff.${MOCK_STAFF._id}` };
  },
  signOut: () => ({ signedOut: true }),
  setStaffPassword: () => ({ changed: true }),
  whoAmI: ({ person }) => person,
  deskCompanies: () => {
    const companies = [listed()].filter(({ creditLimit }) => creditLimit > 0);
    return { companies, count: companies.length };
  },
  findDeskCompanies: ({ body }) => {
    const { kind, key } = readCompanyKey(body.key);
    return { kind, companies: isNamed(kind, key) ? [listed()] : [] };
  },
  deskCompany: ({ query }) => present(query.companyId),
  setCreditLimit: ({ body: { companyId, limit, reason, shownLimit }, person, now }) => {
    const { creditLimit: before, name } = present(companyId);
    if (before !== shownLimit)
      throw new AppError(
        'CONFLICT',
        'The limit was changed meanwhile. Nothing was set. Look at the limit of now first.',
      );
    if (before !== limit) {
      const { company } = memory();
      company.settings.creditLimit = limit;
      company.limitChanges.unshift({ at: now.toISOString(), by: person.name, before, after: limit, reason });
      company.trail.unshift({
        _id: String(company.trail.length + 1),
        at: now.toISOString(),
        by: { _id: null, name: PRODUCT.name },
        action: 'changed',
        kind: 'credit-limit',
        subject: name,
        changes: [],
      });
    }
    return present(companyId);
  },
};

const OWNER = 'company';

const listed = (): ListedCompany => ({
  companyId: COMPANY,
  name: memory().company.name,
  creditLimit: memory().company.settings.creditLimit,
  outstanding: Math.max(0, -walletBalance(OWNER)),
  wallet: Math.max(0, walletBalance(OWNER)),
});

function isNamed(kind: CompanyKeyKind, key: string): boolean {
  const { name, registrations } = memory().company;
  if (kind === 'id') return key === COMPANY;
  if (kind === 'gst') return registrations.some(({ number }) => number === key);
  if (kind === 'email') return memory().employees.some(({ userDetails }) => userDetails.workEmail === key);
  return name.toLowerCase().includes(key.toLowerCase());
}

/** The company of the tab. Throws NOT_FOUND for any other. */
function present(companyId: string): DeskCompany {
  if (companyId !== COMPANY) throw notFound('This company');
  const { settings, registrations, limitChanges } = memory().company;
  const people = memory().employees;
  return {
    ...listed(),
    since: FOUNDED,
    paying: settings.paying,
    gstNumbers: registrations.map(({ number }) => number),
    people: people.length,
    administrators: people
      .filter(({ rolesModulesAndPermissions }) => rolesModulesAndPermissions.userRoleName === 'Administrator')
      .map(nameOf),
    changes: limitChanges.slice(0, 20),
  };
}
