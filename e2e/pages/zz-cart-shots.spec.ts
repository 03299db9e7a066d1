import { chooseFlight, flightQuery } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { chooseTitle, press, someHotel, stayQuery } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

for (const theme of ['light', 'dark'] as const)
  test(`shots ${theme}`, async ({ page }, { project }) => {
    await page.emulateMedia({ colorScheme: theme });
    await someoneSignedIn(page);
    const shot = (name: string) =>
      page.screenshot({ path: `/tmp/n/cart/${project.name}-${theme}-${name}.png`, fullPage: true });
    const skip = theme === 'dark' ? 1 : 0;
    const hotel = await someHotel(page, 'delhi', stayQuery(44, 3), skip);
    await page.goto(`/hotels/${hotel}?${stayQuery(44, 3)}`);
    await page
      .getByRole('radio', { name: /until \d/ })
      .first()
      .check();
    await page.screenshot({ path: `/tmp/n/cart/${project.name}-${theme}-0-hotel.png` });
    await press(page, 'Add to cart');
    await expect(page.getByRole('heading', { name: 'Added to your cart' })).toBeVisible();
    await shot('1-added');
    await page.goto(`/flights?${flightQuery(40)}`);
    await chooseFlight(page);
    await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
    await shot('2-review');
    await page.getByRole('link', { name: 'Add this to your cart and go on looking' }).click();
    await page.getByRole('link', { name: 'Open the cart' }).click();
    await expect(page.getByRole('list', { name: 'What is in your cart' }).getByRole('article')).toHaveCount(2);
    await shot('3-cart');
    await press(page, 'Book everything');
    await page.waitForURL('**/cart/checkout**');
    await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
    await press(page, /^Pay ₹/);
    await expect(page.getByText('Choose a title.').first()).toBeVisible();
    await shot('4-checkout');
    await chooseTitle(page);
    await press(page, /^Pay ₹/);
    await page.waitForURL('**/gateway/checkout/**');
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
    await shot('5-gateway');
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await expect(page.getByRole('heading', { name: 'Your trip is booked' })).toBeVisible();
    await shot('6-booked');
  });
