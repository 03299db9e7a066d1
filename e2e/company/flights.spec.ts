import { expect, test, type Locator, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { chooseTitle } from '../support/stay.ts';
import { signInForWork, WORKER } from '../support/tab.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const LISTING = '/corporate/auth/booking/flights/flightListing';
const TRIP = `from=BLR&to=DEL&depart=${day(45)}`;
const EMPLOYEE = { workEmail: 'nikhil@demo-company.sarai.in', password: 'nikhil-travels-2026' };

async function atWork(page: Page, who: { workEmail: string; password: string } = WORKER): Promise<void> {
  await page.goto('/corporate');
  if (who === WORKER) return signInForWork(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Work email').fill(who.workEmail);
  await dialog.getByLabel('Password', { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible();
}

const flights = (page: Page): Locator => page.locator('details[name=flight]');
/** Opens a flight that has a fare inside policy and chooses its lowest fare. */
async function chooseInside(page: Page): Promise<void> {
  const row = flights(page).filter({ hasText: 'In policy' }).first();
  await row.locator('summary').click();
  await row
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click();
}
const bookButton = (page: Page) => page.getByRole('button', { name: /^Book for ₹/ });

test('[2.2] [1.3] an employee books a flight inside policy on the company’s credit, and it stands among their trips', async ({
  page,
}) => {
  await atWork(page);
  await page.goto('/corporate/auth/booking');
  await page.getByRole('navigation', { name: 'How' }).getByRole('link', { name: 'Flight' }).click();
  await expect(page.getByRole('list', { name: 'Travellers' }).getByRole('button')).toHaveText(/\(you\)/); // 4.11
  await page.getByRole('combobox', { name: 'From' }).fill('Bengaluru');
  await page
    .getByRole('option', { name: /Bengaluru/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('Delhi');
  await page.getByRole('option', { name: /Delhi/ }).first().click();
  await expectAccessible(page, 'where to by air');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /flights to Delhi/ })).toBeVisible();
  await expect(page).toHaveURL(/flights\/flightListing\?from=BLR&to=DEL/);
  await expect(
    flights(page)
      .first()
      .getByText(/In policy|over/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'the evaluated flights');

  await page.goto(`${LISTING}?${TRIP}`);
  await chooseInside(page); // in policy nothing is left to decide: the review is next
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Priya');
  await expect(page.getByText(/^Your company pays/)).toBeVisible();
  await expectAccessible(page, 'the review of a flight for a company');
  await chooseTitle(page);
  await bookButton(page).click();
  await expect(
    page.getByText('Enter the cost centre. Your company asks for it at each booking.').first(),
  ).toBeVisible();
  await page.getByLabel('Cost centre').fill('CC-4410');
  await bookButton(page).click();
  await expect(page.getByRole('heading', { name: /is ticketed$/ })).toBeVisible();
  await expect(page.getByText('CC-4410')).toBeVisible();
  await expect(page.getByText(/paid from your company’s credit/)).toBeVisible();
  await expectAccessible(page, 'the tickets for a company');

  await page.getByRole('link', { name: 'Open this trip' }).click();
  await expect(page).toHaveURL(/flightConfirm\?bookingId=.+&part=trip/);
  await page.getByRole('button', { name: 'Cancel all or part' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/will be refunded/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByText('The refund goes to your company’s account at once.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/corporate/auth/booking?part=trips');
  await expect(page.getByText(/Ticketed, PNR/).first()).toBeVisible();
});

test(
  '[5.1] [3.19] a cabin outside policy says so, names the flight that is inside, and that one can be taken',
  { tag: '@phone' },
  async ({ page }) => {
    await atWork(page, EMPLOYEE);
    await page.goto(`${LISTING}?${TRIP}&cabin=4`);
    await expect(
      flights(page)
        .first()
        .getByText(/each way over|Business/)
        .first(),
    ).toBeVisible();
    const row = flights(page).first();
    await row.locator('summary').click();
    await row
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click();
    await expect(page.getByText('Business is not in the policy. Economy is.')).toBeVisible();
    await expect(page.getByText(/in Economy: in policy, ₹[\d,]+ less\./)).toBeVisible();
    await expectAccessible(page, 'a flight outside policy');
    await expect(page).toHaveURL(/chosen=/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your flight is chosen' })).toBeVisible();
    await page.getByRole('link', { name: 'Request approval' }).click();
    await expect(page.getByRole('heading', { name: 'Out of your company’s policy' })).toBeVisible();
    await expectAccessible(page, 'the review of a flight outside policy');
    await page.getByRole('link', { name: 'Choose the in-policy option' }).click();
    await expect(page.getByRole('heading', { name: /Who is flying\?|This trip needs approval/ })).toBeVisible();
  },
);

test('[3.9] [3.19] every fare of a listing says in words whether it is in policy, and the strip what is', async ({
  page,
}) => {
  await atWork(page, EMPLOYEE);
  await page.goto(`${LISTING}?${TRIP}`);
  await expect(page.getByRole('region', { name: 'Your travel policy' })).toHaveText(
    /: up to ₹[\d,]+ each way, .*Economy.*: \d+ of \d+ flights fit/,
  );
  const fares = page.getByRole('link', { name: /choose this fare/ });
  await expect(fares.first()).toHaveText(/In policy|Needs approval|Not allowed/);
  for (const fare of (await fares.all()).slice(0, 12))
    await expect(fare).toHaveText(/In policy|Needs approval|Not allowed/);
});

test('[3.9] a return is chosen leg by leg, inside policy only, and the address keeps it', async ({ page }) => {
  await atWork(page, EMPLOYEE);
  await page.goto(`${LISTING}?${TRIP}&return=${day(50)}`);
  await page.getByLabel(/^In policy only/).check();
  await expect(page).toHaveURL(/policy=in/);
  await chooseInside(page);
  await expect(page.getByRole('heading', { level: 1, name: /flights to Bengaluru/ })).toBeVisible();
  await expect(page).toHaveURL(/policy=in/);
  await expect(flights(page).first().getByText('In policy').first()).toBeVisible();
  for (const row of (await flights(page).all()).slice(0, 5))
    await expect(row.locator('summary').getByText('In policy')).toBeVisible();
  await expect(page).toHaveURL(/chosen=[^&]+/); // written once the choice is painted
  await page.reload();
  await expect(page.getByRole('region', { name: 'Flights chosen' })).toContainText('Bengaluru to Delhi');
  await chooseInside(page);
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /flights to Bengaluru/ })).toBeVisible();
});

test('[7.20] [3.9] an address with a trip in policy opens its review, and Back leads to the list', async ({ page }) => {
  await atWork(page);
  await page.goto(`${LISTING}?${TRIP}`);
  const row = flights(page).filter({ hasText: 'In policy' }).first();
  await row.locator('summary').click();
  const review = await row
    .getByRole('link', { name: /^Choose/ })
    .first()
    .getAttribute('href');
  const offers = new URL(review!, page.url()).searchParams.get('offers')!;
  await page.goto(`${LISTING}?${TRIP}&chosen=${offers}`);
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /flights to Delhi/ })).toBeVisible();
});

test('[2.2] with the keyboard alone: from the flights to tickets @once', async ({ page }) => {
  await atWork(page);
  await page.goto(`${LISTING}?${TRIP}`);
  const row = flights(page).filter({ hasText: 'In policy' }).first();
  await enterOn(page, row.locator('summary'));
  await enterOn(page, row.getByRole('link', { name: /^Choose/ }).first());
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
  await expect(page.getByText(/^Your company pays/)).toBeVisible();
  await tabTo(page, page.getByLabel('Title', { exact: true }));
  await page.keyboard.type('Ms');
  await tabTo(page, page.getByLabel('Cost centre'));
  await page.keyboard.type('CC-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /is ticketed$/ })).toBeVisible();
});

test('[7.20] Enter in a place does not search at work: the next place is asked for, then the day', async ({ page }) => {
  await atWork(page);
  await page.goto('/corporate/auth/booking?mode=flight');
  const here = page.url();
  const [from, to] = [
    page.getByRole('combobox', { name: 'From' }),
    page.getByRole('combobox', { name: 'To', exact: true }),
  ];
  await from.fill('Bengaluru (BLR)');
  await page.keyboard.press('Escape'); // the list; what is written stays
  await from.focus();
  await page.keyboard.press('Enter');
  await expect(to).toBeFocused();
  await to.fill('Delhi (DEL)');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(page).toHaveURL(here);
});
