import { expect, test, type Page } from '../support/test.ts';
import { inDays, press, stayQuery } from '../support/stay.ts';

/** Marks the document; true while it is still the same one. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isStillThere = (page: Page) => page.evaluate(() => 'marked' in window);

for (const [what, address, field, one, other] of [
  ['stays', `/hotels?city=jaipur&${stayQuery()}`, 'City, area or hotel', 'Jaipur', 'Udaipur'],
  ['flights', `/flights?from=DEL&to=BOM&depart=${inDays(40)}`, 'To', 'Mumbai', 'Kolkata'],
] as const) {
  test(`[2.7] another search of ${what} loads no new document, and the way back is the search before`, async ({
    page,
  }, { project }) => {
    await page.goto(address);
    await mark(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(one);
    if (project.name === 'phone') await press(page, /Change the search$/);
    await page.getByRole('combobox', { name: field, exact: true }).fill(other);
    await page.getByRole('option', { name: other }).first().click();
    await press(page, 'Search');
    await expect(heading).toContainText(other);
    if (project.name === 'phone') await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
    await page.goBack();
    await expect(heading).toContainText(one);
    if (project.name === 'phone') await press(page, /Change the search$/);
    await expect(page.getByRole('combobox', { name: field, exact: true })).toHaveValue(new RegExp(one));
    await press(page, 'Search');
    if (project.name === 'phone') await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
    await expect(heading).toContainText(one);
    expect(await isStillThere(page)).toBe(true);
  });
}
