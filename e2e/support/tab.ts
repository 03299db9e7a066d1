import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Person } from './person.ts';

export const WORKER = { workEmail: 'admin@demo-company.sarai.in', password: 'priya-directs-2026', firstName: 'Priya' };

/** What a tab's storage says of who is in it (3.4). */
export const tabSession = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries({ ...sessionStorage }) as [string, string][]));

/** The saved records of the browser (3.5). */
export const savedRecords = (
  page: Page,
): Promise<{ userType: string; userData: { userID: string; refreshToken: string }; expiresAt: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lastActiveUsers') ?? '[]') as []);

const openSignIn = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  return page.getByRole('dialog');
};

/** Signs a consumer in through the header's pop-up. */
export async function signInHere(page: Page, person: Person): Promise<void> {
  await openSignIn(page);
  await fillSignIn(page, person);
}

/** The same where the pop-up is open already. */
export async function fillSignIn(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await isIn(page, person.firstName);
}

/** Signs the demo company's administrator in through the corporate pop-up. */
export async function signInForWork(page: Page): Promise<void> {
  const dialog = await openSignIn(page);
  await dialog.getByLabel('Work email').fill(WORKER.workEmail);
  await dialog.getByLabel('Password', { exact: true }).fill(WORKER.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await isIn(page, WORKER.firstName);
}

/** The person's button in the header. */
export const accountOf = (page: Page, firstName: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^Account of ${firstName}`) });
export const isIn = (page: Page, firstName: string) => expect(accountOf(page, firstName)).toBeVisible();
export const isOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();

/** What a toast says; the product's live region says it too. */
export const message = (page: Page, text: string) => page.getByRole('region', { name: 'Message' }).getByText(text);

/** Opens the person's menu and presses one of its entries. */
export async function choose(page: Page, firstName: string, entry: string): Promise<void> {
  await accountOf(page, firstName).click();
  await page.getByRole('button', { name: entry }).click();
}

/** A tab as the browser makes one by Duplicate Tab: with a copy of the other's session storage. */
export async function duplicate(context: BrowserContext, page: Page): Promise<Page> {
  const copy = await context.newPage();
  const kept = await tabSession(page);
  await copy.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await copy.goto(page.url());
  return copy;
}

/** Counts the refreshes that really go out. */
export function refreshesOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/refresh-token$/.test(new URL(request.url()).pathname)) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}
