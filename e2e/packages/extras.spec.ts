import { expectAccessible } from '../support/axe.ts';
import { JOURNEY, someDeparture, TWO, totalIn } from '../support/package.ts';
import { newPerson, signIn } from '../support/person.ts';
import { chooseTitle, press } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

test(
  '[7.20] [1.2] extras are added on the page of a package, are in its price to the rupee, and stay with the booking',
  { tag: '@phone' },
  async ({ page, request }) => {
    const person = await newPerson(request);
    const { date } = await someDeparture(page, TWO, JOURNEY, 40, 'before-1');
    await page.goto(`/packages/${JOURNEY}?departure=${date}`);
    const side = page.getByRole('complementary', { name: 'Your choice' });
    await expect(page.getByRole('heading', { name: 'Add to your journey' })).toBeVisible();
    await page.getByLabel('Private transfer on arrival').selectOption('arrival-1');
    await page.getByLabel('Extra nights before').selectOption('before-1');
    await page.getByLabel('Private guide').selectOption('guide-2');
    await expect(page).toHaveURL(/extra=arrival-1.before-1.guide-2/);
    await expect(side.getByText('Private guide, 2 days')).toBeVisible();
    await expectAccessible(page, 'the page of a package with extras');
    await page.reload();
    await expect(page.getByLabel('Private guide')).toHaveValue('guide-2');
    const total = await totalIn(side);
    const price = `₹${total.toLocaleString('en-US')}`;
    await press(page, 'Book this package');

    await page.waitForURL('**/packages/review**');
    await signIn(page, person);
    await expect(page.getByText(`Your places are held at ${price}`)).toBeVisible();
    const summary = page.getByRole('complementary', { name: 'Your package' });
    await expect(summary.getByText('Extra nights before: 1 night, 1 room')).toBeVisible();
    await chooseTitle(page, 0);
    await page.getByLabel('First name').fill('Meera');
    await page.getByLabel('Family name').fill('Nair');
    await press(page, /^Pay/);
    await page.waitForURL('**/gateway/checkout/**');
    await page.getByRole('button', { name: `Pay ${price}` }).click();
    await expect(page.getByRole('heading', { name: /is confirmed$/ })).toBeVisible();

    await page.goto('/bookings');
    await page.getByRole('link', { name: /Confirmed, code/ }).click();
    await expect(page.getByRole('heading', { name: 'Added to the journey' })).toBeVisible();
    await expect(page.getByText('1 extra night before')).toBeVisible();
    await expectAccessible(page, 'a package with extras');
    await page
      .getByRole('link', { name: /^About / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/hotels\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
