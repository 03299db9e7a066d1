import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PERSON } from '#mocks/memory/demo-person.ts';
import { signIn } from '../support/person.ts';
import { payAtGateway, stayQuery } from '../support/stay.ts';

type Said = { metadata: { said: string } };

/** What the development server says itself of a page's work: an error, with its mark or by its name. */
const isError = (line: string): boolean => line.includes('⨯') || /\w*Error:/.test(line);

/** What Chromium writes for an answer of 4xx, which the product expects and puts into words. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** A page that may not fail anywhere: no error in the browser, none in the server, and no call past the worker. */
export const test = base.extend({
  page: async ({ page }, use, info) => {
    const { said } = (info.config as unknown as Said).metadata;
    const problems: string[] = [];
    const before = readFileSync(said, 'utf8').length;
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (line) => line.type() === 'error' && !REFUSED.test(line.text()) && problems.push(line.text()));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/') && pathname !== '/api/payments/callback' && !response.fromServiceWorker())
        problems.push(`${pathname} went past the mocks`);
      if (response.status() >= 500) problems.push(`${pathname} answered ${response.status()}`);
    });
    await use(page);
    const errors = readFileSync(said, 'utf8').slice(before).split('\n').filter(isError);
    expect([...problems, ...errors]).toEqual([]);
  },
});

/** Opens a page and waits until React answers for it: a page compiled on the way is hydrated late. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A click on a form that is not hydrated would be the browser's own, without the mocks. */
const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const control = document.querySelector('main :is(form, button, a)');
    return control && Object.keys(control).some((key) => key.startsWith('__reactProps'));
  });

/** Opens a hotel's page, chooses its first flexible rate, and signs the demo person in where the review asks for it. */
export async function reviewAt(page: Page, slug: string): Promise<void> {
  await open(page, `/hotels/${slug}?${stayQuery(30, 2)}`);
  await page
    .getByRole('radio', { name: /until \d/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).first().click();
  await page.waitForURL('**/hotels/review**');
  await signIn(page, { ...DEMO_PERSON, password: DEMO_PASSWORD });
}

/** Goes to the gateway and waits until it can be used. */
export async function toGateway(page: Page): Promise<void> {
  await payAtGateway(page);
  await hydrated(page);
}

/** Pays at the gateway, as it stands. */
export async function payAsOffered(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL('**/confirmationbooking?bookingId=**');
}
