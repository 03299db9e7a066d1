import { expectAccessible } from '../support/axe.ts';
import { aStayThatEnded } from '../support/ended-stay.ts';
import { newPerson, rememberedIn, someoneSignedIn } from '../support/person.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';
import { ask, confirmed } from '../support/trips.ts';

/** Not the same twice: a text that another review has waits for staff. */
const LIKED = `Quiet rooms, and the best appam in Kochi: ${crypto.randomUUID().slice(0, 6)}.`;

test(
  '[7.20] a guest who stayed reviews the stay from My trips, and everybody reads it on the hotel’s page',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow(); // the stay is moved by a process of its own
    const person = await someoneSignedIn(page);
    const stay = await aStayThatEnded({ request: page.request, person });
    await page.goto('/bookings?when=past');
    const open = page.getByRole('region', { name: 'Stays you can review' });
    await expect(open).toContainText(stay.hotel.name);
    await expectAccessible(page, 'past trips with a stay to review');
    await open.getByRole('link', { name: stay.hotel.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Review your stay' })).toBeVisible();

    await page.getByLabel('What did you not like?').fill('The stairs are steep.');
    await page.getByRole('button', { name: 'Publish the review' }).click();
    await expect(page.getByText('Choose a score from 1 to 10.')).toBeVisible();
    await expect(page.getByText('Choose what kind of trip it was.')).toBeVisible();
    await expectAccessible(page, 'the review of a stay, with mistakes');
    await expect(page.getByLabel('What did you not like?')).toHaveValue('The stairs are steep.');
    await page.getByRole('radio', { name: '8', exact: true }).check();
    await page.getByLabel('What did you like?').fill(LIKED);
    await page.getByLabel('Cleanliness').selectOption('9');
    await page.getByLabel('How did you travel?').selectOption('As a couple');
    await expect(page.getByLabel('Meera N.')).toBeChecked();
    await page.getByRole('button', { name: 'Publish the review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your review' })).toBeVisible();
    await expect(page.getByText('Published on the page of')).toBeVisible();
    await expectAccessible(page, 'a review that is published');

    await page.goto(`/bookings/details?bookingId=${stay._id}`);
    await expect(page.getByRole('region', { name: 'Your review' })).toContainText('It is on the page of the hotel.');

    const reader = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await reader.goto(`/hotels/${stay.hotel.slug}`);
    const reviews = reader.getByRole('region', { name: 'Reviews by guests who stayed' });
    await reviews.scrollIntoViewIfNeeded();
    await expect(reviews.getByText(LIKED)).toBeVisible();
    await expect(reviews.getByText(/^Meera N\. · As a couple · /)).toBeVisible();
    await expect(reviews).not.toContainText(stay.confirmationCode ?? 'a code');
    await expectAccessible(reader, 'a hotel with a review');
    await reader.getByRole('button', { name: 'Report' }).first().click();
    await expect(reader.getByRole('dialog')).toContainText('Sign in');
    await reader.context().close();

    await page.goto(`/bookings/guest-review?bookingId=${stay._id}`);
    await page.getByRole('button', { name: 'Change the review' }).click();
    await expect(page.getByLabel('What did you like?')).toHaveValue(LIKED);
    await page.getByLabel('A guest', { exact: true }).check();
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page.getByText(/^A guest · As a couple/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete the review' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Review your stay' })).toBeVisible();
  },
);

test('[7.20] a review with a telephone number waits for the desk, which refuses it; its writer reads why', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const writer = await newPerson(request);
  const asked = { request, person: writer };
  const stay = await aStayThatEnded(asked);
  const body = { bookingId: stay._id, overall: 9, trip: 'solo', shownAs: 'name', liked: 'Ask for Ravi, 98450 22812.' };
  const answer = await request.put('/api/bookings/guest-review', {
    headers: { authorization: `Bearer ${writer.token}` },
    data: body,
  });
  expect(answer.status(), await answer.text()).toBe(200);

  await page.goto('/desk/guest-reviews');
  await signInAtDesk(page, await aStaffAccount(request));
  const review = page
    .getByRole('listitem')
    .filter({ hasText: stay.hotel.name })
    .filter({ hasText: 'Ask for Ravi' })
    .last();
  await expect(review).toContainText('Held back for a telephone number');
  await review.getByRole('button', { name: 'Refuse the review' }).click();
  await expect(review.getByText('Write why it is refused. The writer reads it.')).toBeVisible();
  await expectAccessible(page, 'reviews at the desk');
  await review.getByLabel('Reason, where it is refused').fill('Please leave out the telephone number.');
  await review.getByRole('button', { name: 'Refuse the review' }).click();
  await expect(review).toHaveCount(0);

  const own = await context.newPage();
  await rememberedIn(context, writer);
  await own.goto(`/bookings/guest-review?bookingId=${stay._id}`);
  await expect(own.getByText('Please leave out the telephone number.')).toBeVisible();
  await expectAccessible(own, 'a review that was refused');
});

test('[7.20] a stay that has not ended cannot be reviewed, and says when', async ({ page }) => {
  const person = await someoneSignedIn(page);
  const stay = await confirmed({ request: page.request, person });
  await page.goto(`/bookings/guest-review?bookingId=${stay._id}`);
  await expect(page.getByText('You can review this stay after check-out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish the review' })).toHaveCount(0);
  await page.goto(`/bookings/details?bookingId=${stay._id}`);
  await expect(page.getByRole('heading', { name: 'How the price came about' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a review' })).toHaveCount(0);
});

test('[7.20] a review by keyboard alone', { tag: '@once' }, async ({ page }) => {
  test.slow();
  const person = await someoneSignedIn(page);
  const stay = await aStayThatEnded({ request: page.request, person });
  await page.goto(`/bookings/guest-review?bookingId=${stay._id}`);
  const score = page.getByRole('radiogroup').first();
  await expect(score).toBeVisible();
  await page.getByRole('button', { name: 'Publish the review' }).focus();
  await page.keyboard.press('Enter');
  await expect(score).toBeFocused(); // the first thing that is wrong
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let at = 0; at < 6; at++) await page.keyboard.press('ArrowRight');
  await expect(score.getByRole('radio', { name: '7', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('The garden.');
  for (let at = 0; at < 6; at++) await page.keyboard.press('Tab'); // the other text, and four scores
  await expect(page.getByLabel('How did you travel?')).toBeFocused();
  await page.keyboard.type('Alone');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Publish the review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your review' })).toBeVisible();
  await expect(page.getByText(/^A guest · Alone/)).toBeVisible();
  const { review } = await ask<{ review: { overall: number; liked: string } }>(
    { request: page.request, person },
    `/api/bookings/guest-review?bookingId=${stay._id}`,
  );
  expect(review).toMatchObject({ overall: 7, liked: 'The garden.' });
});
