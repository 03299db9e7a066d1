import type { Locator, Page } from '@playwright/test';

/** The requests of the inbox: rows of a table, on phones items of a list. */
export const requestsIn = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'Requests' })
    .locator('tbody')
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Requests' }).getByRole('listitem'));

/** The link that opens a request of the inbox. */
export const requestLink = (page: Page, at = 0): Locator => requestsIn(page).nth(at).getByRole('link').first();
