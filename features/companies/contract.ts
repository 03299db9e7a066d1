import * as z from 'zod';
import { addressProof, codeBody, proofLinkBody, tokens } from '#features/identity/contract.ts';
import { travelPolicy } from '#features/policy/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { namedField, nameField } from '#lib/shared/name-fields.ts';
import {
  deviceField,
  emailField,
  lineField,
  linkTokenField,
  mobileField,
  newPasswordField,
  passwordField,
} from '#lib/shared/person-fields.ts';
import { gstin } from '#lib/shared/tax-ids.ts';
import { companySettings } from './organisation.ts';

export * from './audit.contract.ts';
export * from './employees.contract.ts';
export * from './groups.contract.ts';
export * from './profile.contract.ts';
export * from './roles.contract.ts';

const LINE_TOO_LONG = 'This is at most 120 characters.';

/** A corporate user (3.1). `employeeId` is the company's own staff number, null where it has none. */
export const corporateUser = z.object({
  _id: z.string(),
  userId: z.string().describe('the same id as _id'),
  companyId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  workEmail: z.string(),
  mobile: z.string(),
  employeeId: z.string().nullable(),
});
export type CorporateUser = z.infer<typeof corporateUser>;

export const companyDetails = z.object({
  _id: z.string(),
  companyName: z.string(),
  countryCode: z.string().describe('ISO 3166-1 numeric, such as 356'),
  city: z.string(),
  gstNumber: z.string().nullable(),
});
export type CompanyDetails = z.infer<typeof companyDetails>;

/** The rights of the person's role in the four modules (2.10, 6.2), in their order. */
export const rolesModulesAndPermissions = z.object({
  userRoleId: z.string(),
  userRoleName: z.string(),
  modules: z.array(
    z.object({
      moduleId: z.int().describe('1 Booking, 2 Company, 3 Approvals, 4 Configuration'),
      moduleName: z.string(),
      permissions: z.object({ view: z.boolean(), create: z.boolean(), edit: z.boolean(), delete: z.boolean() }),
    }),
  ),
});
export type RolesModulesAndPermissions = z.infer<typeof rolesModulesAndPermissions>;

/** The company's settings and the currency of its country. */
export const configuration = companySettings.extend({
  currency: z.string().describe('ISO 4217, of the company’s country'),
});

const about = {
  companyDetails,
  configuration,
  travelPolicy: travelPolicy.nullable().describe('null: the company has set none for this person'),
  rolesModulesAndPermissions,
};

/** Corporate session (3.1): the answer of sign-up, login and activation. */
export const corporateSession = z.object({ userDetails: corporateUser, ...about, accessTokenData: tokens });
export type CorporateSession = z.infer<typeof corporateSession>;

/** Forms, validated by browser and server alike (5.12). */
export const corporateSignUpForm = z.object({
  companyName: namedField('Enter the name of the company.', 120),
  countryCode: z
    .string()
    .regex(/^\d{3}$/, 'Choose a country.')
    .describe('of 7.8'),
  city: lineField('Choose a city.', 120, LINE_TOO_LONG).describe('slug of 7.9'),
  gstNumber: gstin.optional().describe('leave it out rather than sending an empty text'),
  firstName: nameField('first'),
  lastName: nameField('last'),
  workEmail: emailField,
  mobile: mobileField,
  password: newPasswordField,
});
export const corporateSignInForm = z.object({ workEmail: emailField, password: passwordField });
export const inviteForm = z.object({
  firstName: nameField('first', 'the'),
  lastName: nameField('last', 'the'),
  workEmail: emailField,
  mobile: mobileField,
  employeeId: lineField('Enter the staff number.', 40, 'A staff number is at most 40 characters.').optional(),
  userRoleId: z
    .string()
    .max(60)
    .optional()
    .describe('without it the role Employee; never one with rights the inviter lacks'),
});

/** Refusals: INVALID_INPUT beside `city` (not of that country) or `gstNumber`. */
export const signUp = defineOperation({
  name: 'companies.signUp',
  method: 'POST',
  path: '/api/corporate/signup',
  caller: 'public',
  requirements: ['7.2', '4.1', '3.1'],
  summary:
    'A company signs up: a code goes to its first administrator, and the company is made once they have shown it',
  transaction: 'own',
  body: corporateSignUpForm.extend({ device: deviceField }),
  response: addressProof,
  rateLimit: NETWORK_LIMITS.email,
});

/**
 * Refusals: INVALID_INPUT beside `oneTimeCode`; LINK_INVALID for an attempt that ended; 409 EMAIL_TAKEN once the
 * address is proved.
 */
export const confirmSignUp = defineOperation({
  name: 'companies.confirmSignUp',
  method: 'POST',
  path: '/api/corporate/signup/confirm',
  caller: 'public',
  requirements: ['7.2', '4.1', '3.1'],
  summary:
    'Creates the company and its first administrator, with every right, by the code from the email, and signs them in',
  transaction: 'own',
  body: codeBody,
  response: corporateSession,
  rateLimit: NETWORK_LIMITS.code,
});

/**
 * The password proves that the person who signed up opened the link. Refusals as with the code, INVALID_INPUT beside
 * `password`.
 */
export const confirmSignUpByLink = defineOperation({
  name: 'companies.confirmSignUpByLink',
  method: 'POST',
  path: '/api/corporate/signup/confirm-link',
  caller: 'public',
  requirements: ['7.2', '4.1', '3.1'],
  summary: 'The same by the link from the email and the password chosen before, in any browser',
  transaction: 'own',
  body: proofLinkBody,
  response: corporateSession,
  rateLimit: NETWORK_LIMITS.passwordHash,
});

/** Refusals: 401 UNAUTHENTICATED (one sentence for every reason, deactivated included); 429 with Retry-After. */
export const logIn = defineOperation({
  name: 'companies.login',
  method: 'POST',
  path: '/api/corporate/login',
  caller: 'public',
  requirements: ['7.1', '4.1', '3.1'],
  summary: 'A corporate user signs in; unknown address and wrong password give the same answer',
  transaction: 'own',
  body: corporateSignInForm.extend({ device: deviceField }),
  response: corporateSession,
  rateLimit: 'counted by the use case',
});

/**
 * `accessTokenData`: the access token of this call for one's own details, null for a colleague's; never a newer one. A
 * refresh token is never the answer of a GET.
 */
export const userDetails = defineOperation({
  name: 'companies.userDetails',
  method: 'GET',
  path: '/api/corporate/user-details',
  caller: 'corporate',
  requirements: ['7.6', '6.2', '6.4'],
  summary: 'One’s own details, or those of a colleague in one’s own company; anybody else is not found',
  query: z.object({ userId: z.string().max(60).optional() }),
  response: z.object({
    user: corporateUser,
    ...about,
    accessTokenData: z.object({ accessToken: z.string() }).nullable(),
  }),
});

/**
 * Invites a person, or renews the invitation with the new details. Refusals: ALREADY_ACTIVE 'User is already Active'
 * when the address already works for this company.
 */
export const inviteEmployee = defineOperation({
  name: 'companies.inviteEmployee',
  method: 'POST',
  path: '/api/corporate/invite-employee',
  caller: 'corporate',
  permission: 'company.create',
  requirements: ['7.3', '7.20'],
  summary: 'Adds an employee as invited and mails them a link of seven days to activate their account',
  body: inviteForm,
  response: z.object({ employee: corporateUser.extend({ state: z.enum(['invited', 'active']) }) }),
  rateLimit: { points: 120, seconds: 600 },
});

/**
 * Outcomes (3.22, 8.x): a session; 409 ALREADY_ACTIVE 'User is already Active' (a used link, or an address with an
 * account); 404 NOT_FOUND 'User not found.' (unknown link); 410 LINK_INVALID: older than seven days.
 */
export const activateEmployee = defineOperation({
  name: 'companies.activateEmployee',
  method: 'POST',
  path: '/api/corporate/activate-employee',
  caller: 'public',
  requirements: ['7.3', '3.22', '4.1'],
  summary: 'An invited employee chooses a password and is signed in',
  transaction: 'own',
  body: z.object({ token: linkTokenField, password: newPasswordField, device: deviceField }),
  response: corporateSession,
  rateLimit: NETWORK_LIMITS.passwordHash,
});
