import type { FlightListing, SeatMapView } from '#features/flights/contract.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { flightQuery } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { press } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ask, asked } from '../support/trips.ts';

type Asked = ReturnType<typeof asked>;

/** Whether a window seat of a flight can be had: in a nearly full one, people took all of them. */
async function windowIsFree(as: Asked, offers: string, flight: string): Promise<boolean> {
  const map = await ask<SeatMapView>(
    as,
    `/api/flights/seat-map?${new URLSearchParams({ offers, flight, adults: '1' })}`,
  );
  return map.rows.some(({ places }) => places.some((place) => place?.side === 'window' && place.open));
}

/**
 * The review of a flight without a stop and with a free window seat: of Air India with a meal in the fare, or of any
 * airline that sells meals.
 */
async function openReview(page: Page, as: Asked, meal: 'included' | 'for-sale') {
  const { bounds, flights, terms } = await ask<FlightListing>(as, `/api/flights/search?${flightQuery(42)}`);
  const offers = bounds[0]!.itineraries.flatMap(({ airline, flights: [first, second], fares }) =>
    fares.flatMap(({ terms: at, total }) =>
      (meal === 'for-sale' || airline === 'AI') && second === undefined && terms[at]!.meal === meal
        ? [{ key: `${terms[at]!.family}_${flights[first!]!.id}`, flight: flights[first!]!.id, total }]
        : [],
    ),
  );
  const suitable = [];
  for (const offer of offers) if (await windowIsFree(as, offer.key, offer.flight)) suitable.push(offer);
  const { key, total } = suitable[test.info().parallelIndex % suitable.length]!;
  await page.goto(`/flights/review?offers=${key}&adults=1&seen=${total}`);
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
}

test('[7.20] a profile fills a flight: frequent-flyer number, preferred meal and seat; the trip has them, and whom to call', async ({
  page,
}) => {
  const person = await someoneSignedIn(page);
  await page.goto('/account/travellers');
  await clickAt(page, page.getByRole('button', { name: 'Add a traveller' }));
  const dialog = page.getByRole('dialog', { name: 'Add a traveller' });
  await dialog.getByLabel('Title').selectOption('Mrs');
  await dialog.getByLabel('First name').fill('Meera');
  await dialog.getByLabel('Family name').fill('Nair');
  await dialog.getByLabel('Preferred meal').selectOption('Jain meal');
  await dialog.getByLabel('Preferred seat').selectOption('Window');
  const addNumber = dialog.getByRole('button', { name: 'Add a frequent-flyer number' });
  await clickAt(page, addNumber);
  await expect(dialog.getByLabel('Airline')).toBeFocused();
  await clickAt(page, dialog.getByRole('button', { name: 'Remove the number 1' }));
  await expect(addNumber).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Airline')).toBeFocused();
  await dialog.getByLabel('Frequent-flyer number').fill('AI 123 456');
  await dialog.getByLabel('Name of the contact').fill('Ravi Nair');
  await dialog.getByLabel('Relation (optional)').fill('brother');
  await clickAt(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog.getByLabel('Airline')).toHaveAccessibleDescription(/Choose an airline/);
  await expect(dialog.getByLabel('Phone of the contact')).toHaveAccessibleDescription(/8 to 15 digits/);
  await expectAccessible(page, 'a traveller’s profile', 'dialog[open]');
  await dialog.getByLabel('Airline').selectOption('Air India');
  await dialog.getByLabel('Phone of the contact').fill('080 4123 4567');
  await clickAt(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('list', { name: 'Saved travellers' })).toContainText('Mrs Meera Nair');

  await openReview(page, asked(page, person), 'included');
  await expect(page.getByLabel('First name'), 'one’s own profile').toHaveValue('Meera');
  await expect(page.getByLabel('Air India frequent-flyer number')).toHaveValue('AI123456');
  const preferences = page.getByRole('list', { name: 'Your preferences' });
  await expect(preferences).toContainText('Jain meal, chosen; a window seat');
  await expect(page.getByRole('complementary', { name: 'Your flights' })).toContainText(/Jain meal.*included/);
  await page.getByText(/^Meals and bags/).click();
  await expect(page.getByLabel(/^Meal: Meera/).getByRole('option', { selected: true })).toHaveText(
    'Jain meal, included (your preference)',
  );
  await page.getByLabel(/^Meal: Meera/).selectOption('No meal');
  await expect(preferences.getByRole('button', { name: /^Add the meal, included/ })).toBeVisible();
  await clickAt(page, preferences.getByRole('button', { name: /^Add the meal, included/ }));
  await expect(preferences).toContainText('Jain meal, chosen');
  await expectAccessible(page, 'the review of a flight with preferences');

  await page.getByRole('button', { name: /^Choose seats/ }).click();
  const seats = page.getByRole('dialog');
  await expect(seats.getByText('Prefers a window seat')).toBeVisible();
  const window = seats.getByRole('button', { name: /^\d+[A-K], window, .*, your preference$/ }).first();
  const seat = /^\d+[A-K]/.exec((await window.getAttribute('aria-label')) ?? '')?.[0] ?? 'none';
  await window.click();
  await expect(seats.getByRole('radio', { name: new RegExp(`: ${seat}`) })).toBeVisible();
  await seats.getByRole('button', { name: 'Done' }).click();

  await press(page, /^Pay ₹|^Pay$/);
  await page.waitForURL('**/gateway/checkout/**');
  await press(page, /^Pay ₹/);
  await expect(page.getByRole('heading', { name: /is ticketed$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open this trip' }).click();
  const tickets = page.getByRole('table', { name: 'Tickets' });
  await expect(tickets).toContainText('Air India frequent flyer AI123456');
  await expect(tickets).toContainText('Jain meal');
  await expect(tickets).toContainText(seat);
  await page.getByText('Emergency contacts').click();
  await expect(page.getByText('Ravi Nair, brother')).toBeVisible();
  await expect(page.getByRole('link', { name: '080 4123 4567' })).toHaveAttribute('href', 'tel:08041234567');
  await expectAccessible(page, 'a trip with an emergency contact');
});

test('[7.20] a preferred meal that costs something is suggested with its price, and added only by its button', async ({
  page,
}) => {
  const person = await someoneSignedIn(page);
  const as = asked(page, person);
  const traveller = { title: 'Mr', firstName: 'Dev', lastName: 'Shah', meal: 'AVML', seat: 'aisle' };
  await ask(as, '/api/users/travellers/save', { traveller });
  await openReview(page, as, 'for-sale');
  await clickAt(page, page.getByRole('button', { name: /^Choose a saved traveller/ }));
  await clickAt(page, page.getByRole('dialog').getByRole('button', { name: /Mr Dev Shah/ }));
  await expect(page.getByLabel('First name')).toHaveValue('Dev');
  const preferences = page.getByRole('list', { name: 'Your preferences' });
  const add = preferences.getByRole('button', { name: /^Add the meal, ₹[\d,]+ for Dev Shah/ });
  await expect(add).toBeVisible();
  const side = page.getByRole('complementary', { name: 'Your flights' });
  await expect(side).not.toContainText('Vegetarian meal');
  await add.click();
  await expect(side).toContainText('Vegetarian meal');
  await expect(preferences).toContainText('Vegetarian meal, Indian, chosen; an aisle seat');
});
