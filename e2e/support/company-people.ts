import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { POLICY_MODE_CODES } from '#lib/shared/travel-modes.ts';
import { emailTo } from './event.ts';
import { signUp } from './sign-up.ts';

export type Worker = { workEmail: string; password: string; firstName: string; lastName: string };
/** A company of its own: Meera leads it, Om asks. What a night costs above ₹1 is outside its policy, and Meera approves that. */
export type NewCompany = { meera: Worker; om: Worker };

export const PASSWORD = 'a company of many desks';

/** `paying`: from its credit or its wallet; `night`: what a night may cost, in paise; `flights`: its policy of flights; Meera is asked about what is outside it. Signs a company up over the API, writes its policy and who approves, and lets a colleague in by the email. */
export async function aNewCompany(
  request: APIRequestContext,
  {
    flights,
    hotels = {},
    paying = 'credit',
    night = 100,
    transport = {},
    requiredFields = [],
    guestsAllowed = false,
  }: {
    flights?: { dateChangeAllowed?: boolean; budget?: object[] };
    /** Of its policy of stays. */ hotels?: { dateChangeAllowed?: boolean };
    paying?: string;
    night?: number;
    /** Modes of transport that it books, each with the highest price inside policy in paise; null: any. */
    transport?: Partial<Record<'car' | 'bus' | 'train', number | null>>;
    /** What it asks for with each booking. */ requiredFields?: ('costCentre' | 'project' | 'purpose')[];
    guestsAllowed?: boolean;
  } = {},
): Promise<NewCompany> {
  const mail = (name: string) => `${name}.${crypto.randomUUID()}@mills.example`;
  const meera = { firstName: 'Meera', lastName: 'Nair', workEmail: mail('meera'), password: PASSWORD };
  const om = { firstName: 'Om', lastName: 'Prakash', workEmail: mail('om'), password: PASSWORD };
  let token = '';
  const call = async <Data>(method: 'post' | 'put', path: string, data: object): Promise<Data> => {
    const answer = await request[method](`/api/corporate/${path}`, {
      data,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  type Session = {
    userDetails: { _id: string };
    companyDetails: { _id: string };
    accessTokenData: { accessToken: string };
  };
  const session = await signUp<Session>(request, '/api/corporate/signup', {
    companyName: 'Godavari Mills',
    countryCode: '356',
    city: 'bengaluru',
    mobile: '+91 98450 22812',
    ...meera,
  });
  token = session.accessTokenData.accessToken;
  await call('put', 'configuration', {
    modes: ['hotel', 'flight', ...Object.keys(transport)],
    paying,
    booksFor: 'self',
    checkoutAllowed: true,
    guestsAllowed,
    requiredFields,
    notices: ['approvals'],
  });
  await grantCredit(session.companyDetails._id, '100,000');
  const common = {
    eligibility: true,
    dateChangeAllowed: true,
    bookingWindow: 0,
    approvalConfiguration: { approvalConfigId: null },
  };
  const made = await call<{ policyId: string; version: number }>('post', 'travel-policies', {
    travelPolicyName: 'Everyone',
    note: '',
    policyConfigData: [
      {
        travelCategory: 1,
        ...common,
        budget: [
          { regionalCategoryId: 1, amount: night },
          { regionalCategoryId: 2, amount: night },
        ],
        refundable: false,
        hotelCategory: [1, 2, 3, 4, 5],
        filters: [],
        ...hotels,
      },
      ...Object.entries(transport).map(([mode, most]) => ({
        travelCategory: POLICY_MODE_CODES[mode as keyof typeof transport],
        ...common,
        budget: most === null ? [] : [1, 2].map((regionalCategoryId) => ({ regionalCategoryId, amount: most })),
      })),
      ...(flights
        ? [{ travelCategory: 2, ...common, budget: [], cabinClass: [2, 3, 4, 6], ssrTypes: [1, 2, 3], ...flights }]
        : []),
    ],
  });
  await call('post', 'travel-policies/publish', made);
  await call('post', 'travel-policies/assign', {
    policyId: made.policyId,
    to: 'company',
    targetId: session.companyDetails._id,
  });
  await call('post', 'approval-configurations', {
    approvalConfigName: 'Meera decides',
    isCompanys: true,
    rules: [
      {
        travelCategories: [],
        policy: 'outside',
        from: 0,
        upTo: null,
        levels: [
          {
            needs: 'any',
            approvers: [{ kind: 'employee', employeeId: session.userDetails._id }],
            hours: null,
            whenSilent: { does: 'wait' },
          },
        ],
      },
    ],
  });
  await call('post', 'invite-employee', {
    firstName: om.firstName,
    lastName: om.lastName,
    workEmail: om.workEmail,
    mobile: '+91 98450 22813',
  });
  token = '';
  await call('post', 'activate-employee', { token: await invitedBy(request, om.workEmail), password: PASSWORD });
  return { meera, om };
}

/** What the operator does: the command, on the database of the running product. */
const grantCredit = (companyId: string, limit: string) =>
  promisify(execFile)(
    process.execPath,
    ['scripts/grant-credit.ts', '--company', companyId, '--limit', limit, '--reason', 'A journey', '--apply'],
    { env: { ...process.env, DATA_DIR: '.cache/e2e-data' } },
  );

/** The token in the email that invites somebody. */
export const invitedBy = async (request: APIRequestContext, workEmail: string): Promise<string> =>
  decodeURIComponent(/activate#token=([^\s"&]+)/.exec(await emailTo(request, workEmail, /invites you/))?.[1] ?? '');

/** What the API of their company answers somebody who works there; `path` after `/api/corporate/`. */
export async function readAtWork<Data>(request: APIRequestContext, worker: Worker, path: string): Promise<Data> {
  const answer = await request.get(`/api/corporate/${path}`, { headers: await signedInAs(request, worker) });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}

/** Sends something to the API of their company as somebody who works there; `path` after `/api/corporate/`. */
export async function writeAtWork(
  request: APIRequestContext,
  worker: Worker,
  path: string,
  data: object,
): Promise<void> {
  const answer = await request.post(`/api/corporate/${path}`, { data, headers: await signedInAs(request, worker) });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
}

/** Headers of a new session of theirs. */
export async function signedInAs(request: APIRequestContext, { workEmail, password }: Worker) {
  const signedIn = await request.post('/api/corporate/login', { data: { workEmail, password } });
  const { data } = (await signedIn.json()) as { data: { accessTokenData: { accessToken: string } } };
  return { authorization: `Bearer ${data.accessTokenData.accessToken}` };
}

/** The id of somebody who works there. */
export async function idOf(request: APIRequestContext, { workEmail, password }: Worker): Promise<string> {
  const signedIn = await request.post('/api/corporate/login', { data: { workEmail, password } });
  return ((await signedIn.json()) as { data: { userDetails: { _id: string } } }).data.userDetails._id;
}

/** Signs somebody of a company in at the page that asks for it. */
export async function signInAtWork(page: Page, { workEmail, password }: Worker): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Work email').fill(workEmail);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(dialog).toBeHidden();
}
