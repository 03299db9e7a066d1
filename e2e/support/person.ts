import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { signUp } from './sign-up.ts';

export type Person = { firstName: string; lastName: string; email: string; password: string; mobile: string };
/** Somebody with an account and a token to call the API with. */
export type SignedUp = Person & { userID: string; token: string; savedToken: string };

/** A new account, so that tests side by side never share a wallet or a trip. */
export async function newPerson(request: APIRequestContext): Promise<SignedUp> {
  const person = {
    firstName: 'Meera',
    lastName: 'Nair',
    email: `meera.${crypto.randomUUID()}@example.com`,
    password: 'a-long-enough-secret',
    mobile: '+91 98450 22812',
  };
  const data = await signUp<{ _id: string; accessToken: string; savedToken: string }>(
    request,
    '/api/users/register',
    person,
  );
  return { ...person, userID: data._id, token: data.accessToken, savedToken: data.savedToken };
}

/** Signs in through the dialog that is open or that the page's own button opens. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(dialog).toBeHidden();
}

/** A browser that remembers the person from an earlier visit (3.5): every tab of it opens signed in. */
export async function rememberedIn(context: BrowserContext, person: SignedUp): Promise<void> {
  const { userID, savedToken: refreshToken, firstName, lastName, email, mobile } = person;
  const userDetails = { _id: userID, userId: userID, firstName, lastName, email, mobile };
  const now = Date.now();
  const record = {
    userType: 'sarai',
    userData: { userID, refreshToken, userDetails },
    timestamp: now,
    expiresAt: now + 86_400_000,
  };
  await context.addInitScript((saved) => {
    if (localStorage.getItem('e2e-remembered')) return; // the record is renewed at every use: written once
    localStorage.setItem('e2e-remembered', 'yes');
    localStorage.setItem('lastActiveUsers', JSON.stringify([saved]));
  }, record);
}

/** A new person in a browser that already knows them. */
export async function someoneSignedIn(page: Page): Promise<SignedUp> {
  const person = await newPerson(page.request);
  await rememberedIn(page.context(), person);
  return person;
}
