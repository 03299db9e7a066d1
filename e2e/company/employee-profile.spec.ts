import type { FlightListing } from '#features/flights/contract.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, idOf, signInAtWork } from '../support/company-people.ts';
import { inDays } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';

/** A flight of Air India to Singapore, where passports are asked for and a meal is in the fare. */
async function flightAbroad({ request }: Page): Promise<{ offer: string; total: number }> {
  const answer = await request.get(`/api/flights/search?from=DEL&to=SIN&depart=${inDays(46)}&adults=1`);
  const { bounds, flights, terms } = ((await answer.json()) as { data: FlightListing }).data;
  const found = bounds[0]!.itineraries.find(({ airline, flights: legs }) => airline === 'AI' && legs.length === 1)!;
  const { terms: at, total } = found.fares.find((fare) => terms[fare.terms]!.meal === 'included')!;
  return { offer: `${terms[at]!.family}_${flights[found.flights[0]!]!.id}`, total };
}

test('[7.20] an employee’s profile fills the review of a flight for the company: title, names as in the passport, birth date, meal and seat', async ({
  page,
}) => {
  test.slow();
  const { om } = await aNewCompany(page.request, { flights: {} });
  await page.goto('/corporate/account/travellers');
  await signInAtWork(page, om);
  await clickAt(page, page.getByRole('button', { name: 'Add a traveller' }));
  const dialog = page.getByRole('dialog', { name: 'Add a traveller' });
  await dialog.getByLabel('Title').selectOption('Mr');
  await dialog.getByLabel('First name').fill('Om Shankar');
  await dialog.getByLabel('Family name').fill('Prakash Rao');
  await dialog.getByLabel('Date of birth (optional)').fill('1988-03-14');
  await dialog.getByLabel('Passport number').fill('Z1234567');
  await dialog.getByLabel('Passport expires').fill(inDays(2000));
  await dialog.getByLabel('Passport of').selectOption({ label: 'India' });
  await dialog.getByLabel('Preferred meal').selectOption('Jain meal');
  await dialog.getByLabel('Preferred seat').selectOption('Window');
  await clickAt(page, dialog.getByRole('button', { name: 'Add a frequent-flyer number' }));
  await dialog.getByLabel('Airline').selectOption('Air India');
  await dialog.getByLabel('Frequent-flyer number').fill('AI 123 456');
  await expectAccessible(page, 'an employee’s profile', 'dialog[open]');
  await clickAt(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('list', { name: 'Saved travellers' })).toContainText('Mr Om Shankar Prakash Rao');

  const { offer, total } = await flightAbroad(page);
  const travellers = await idOf(page.request, om);
  await page.goto(`/corporate/auth/booking/flights/review?offers=${offer}&seen=${total}&travellers=${travellers}`);
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
  const form = page.getByRole('main');
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Mr');
  await expect(form.getByLabel('First name'), 'not as the company writes it').toHaveValue('Om Shankar');
  await expect(form.getByLabel('Family name')).toHaveValue('Prakash Rao');
  await expect(form.getByLabel('Date of birth')).toHaveValue('1988-03-14');
  await expect(form.getByLabel('Passport number')).toHaveValue('Z1234567');
  await expect(form.getByLabel('Air India frequent-flyer number')).toHaveValue('AI123456');
  await expect(page.getByRole('list', { name: 'Your preferences' })).toContainText('Jain meal, chosen; a window seat');
  await expectAccessible(page, 'the review of a company’s flight, filled by the profile');
  await form.getByLabel('PAN of the person paying').fill('ABCPR1234F');
  await page.getByRole('button', { name: /^Book for ₹/ }).click();
  await expect(page.getByRole('heading', { name: /is ticketed$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open this trip' }).click();
  const tickets = page.getByRole('table', { name: 'Tickets' });
  await expect(tickets).toContainText('Prakash Rao');
  await expect(tickets).toContainText('Jain meal');
  await expect(tickets).toContainText('Air India frequent flyer AI123456');
});
