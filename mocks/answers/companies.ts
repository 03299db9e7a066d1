import type * as contract from '#features/companies/contract.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { beginAttempt, completeAttempt } from '../memory/attempts.ts';
import type { MockAttempt, MockEmployee } from '../memory/records.ts';
import { DEMO_PASSWORDS, roleOf } from '../memory/demo-company.ts';
import { administrationAnswers } from './company-administration.ts';
import { memory } from '../memory/memory.ts';
import { tokensOf } from '../memory/people.ts';
import { countryOf, placeTables } from '../stock/place-tables.ts';

/**
 * Companies and their people. The mock sends no email: an invitation's token is `mock-invitation.` and the employee's
 * id.
 */
export const companyAnswers: AnswersOf<typeof contract> = {
  ...administrationAnswers,
  signUp: async ({
    body: { companyName, countryCode, city, gstNumber = null, firstName, lastName, workEmail, mobile },
    now,
  }) => {
    const tables = await placeTables();
    const country = countryOf(tables, countryCode);
    const known = tables.cities.find(({ slug }) => slug === city);
    if (!country || known?.country !== country.alpha2)
      throw beside('city', `Choose a city in ${country?.name ?? 'a country'} from the list.`);
    const companyId = newId('cmp', now.getTime());
    const id = newId('usr', now.getTime());
    const employee: MockEmployee = {
      state: 'active',
      userDetails: { _id: id, userId: id, companyId, firstName, lastName, workEmail, mobile, employeeId: null },
      companyDetails: { _id: companyId, companyName, countryCode, city: known.name, gstNumber },
      configuration: { ...DEFAULT_SETTINGS, currency: country.currency },
      travelPolicy: null,
      rolesModulesAndPermissions: roleOf(companyId, 'Administrator'),
    };
    const taken = memory().employees.some(({ userDetails }) => userDetails.workEmail === workEmail);
    return beginAttempt({ email: workEmail, becomes: taken ? null : { employee } }, now);
  },
  confirmSignUp: ({ body }) => founded(completeAttempt(body.proofToken, body.oneTimeCode)),
  confirmSignUpByLink: ({ body }) => founded(completeAttempt(body.token)),
  logIn: ({ body: { workEmail, password } }) => {
    const employee = memory().employees.find(
      ({ userDetails, state }) => userDetails.workEmail === workEmail && state === 'active',
    );
    if (!employee || password !== (DEMO_PASSWORDS[workEmail] ?? password))
      throw new AppError('UNAUTHENTICATED', 'Email or password is incorrect. Check both, or ask your company.');
    return sessionOf(employee);
  },
  userDetails: ({ query: { userId }, person }) => {
    const own = !userId || userId === person.userDetails._id;
    const found = own
      ? person
      : memory().employees.find(
          ({ userDetails }) => userDetails._id === userId && userDetails.companyId === person.userDetails.companyId,
        );
    if (!found) throw notFound('This person');
    const { userDetails: user, state: _state, ...about } = found;
    return { user, ...about, accessTokenData: own ? { accessToken: tokensOf(user).accessToken } : null };
  },
  inviteEmployee: ({ body: { userRoleId: _role, employeeId = null, ...details }, person, now }) => {
    const known = memory().employees.find(({ userDetails }) => userDetails.workEmail === details.workEmail);
    if (known?.state === 'active') throw new AppError('ALREADY_ACTIVE', 'User is already Active');
    if (!person.rolesModulesAndPermissions.modules[1]?.permissions.create)
      throw new AppError(
        'FORBIDDEN',
        'Your role does not allow this. Ask an administrator of your company for the right to create in Company.',
      );
    const {
      userDetails: { companyId },
      companyDetails,
      configuration,
    } = person;
    const id = known?.userDetails._id ?? newId('usr', now.getTime());
    const employee = added({
      state: 'invited',
      userDetails: { _id: id, userId: id, companyId, employeeId, ...details },
      companyDetails,
      configuration,
      travelPolicy: null,
      rolesModulesAndPermissions: roleOf(companyId, 'Employee'),
    });
    return { employee: { ...employee.userDetails, state: 'invited' } };
  },
  activateEmployee: ({ body: { token } }) => {
    const employee = memory().employees.find(({ userDetails }) => token === `mock-invitation.${userDetails._id}`);
    if (!employee) throw new AppError('NOT_FOUND', 'User not found.');
    if (employee.state === 'active') throw new AppError('ALREADY_ACTIVE', 'User is already Active');
    employee.state = 'active';
    return sessionOf(employee);
  },
};

/** Stores an employee, in place of the one with the same id. */
function added(employee: MockEmployee): MockEmployee {
  memory().employees = [
    ...memory().employees.filter(({ userDetails }) => userDetails._id !== employee.userDetails._id),
    employee,
  ];
  return employee;
}

function founded(becomes: NonNullable<MockAttempt['becomes']>): CorporateSession {
  if (!('employee' in becomes)) throw notFound('This sign-up');
  return sessionOf(added(becomes.employee));
}

const sessionOf = ({ state: _state, ...session }: MockEmployee): CorporateSession => ({
  ...session,
  accessTokenData: tokensOf(session.userDetails),
});

const beside = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
