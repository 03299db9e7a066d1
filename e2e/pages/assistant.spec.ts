import type { StayBooking } from '#features/bookings/contract.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { enterOn } from '../support/keyboard.ts';
import { newPerson, someoneSignedIn } from '../support/person.ts';
import { expect, test, type Page } from '../support/test.ts';
import { ask, asked, confirmed } from '../support/trips.ts';

const PAGE = '/help/assistant';
const field = (page: Page) => page.getByLabel('Your question');
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const answers = (page: Page) => log(page).getByRole('article');

/** Types a question and sends it with Enter; the field is empty and has the focus once it is answered. */
async function question(page: Page, words: string): Promise<void> {
  const before = await answers(page).count();
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
}

test('[7.20] whoever is not signed in asks about baggage, and goes on to a person with the question', async ({
  page,
}) => {
  await page.goto('/help');
  await page.getByRole('main').getByRole('link', { name: 'the assistant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assistant' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You could ask' }).getByRole('button')).toHaveCount(6);
  await expectAccessible(page, 'the assistant, nothing asked');

  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Write your question.')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill('one line');
  await field(page).press('Shift+Enter');
  await field(page).press('x');
  await expect(field(page)).toHaveValue('one line\nx');

  await question(page, 'How much baggage can I take?');
  await expect(answers(page)).toContainText('Sign in to ask about your own bookings');
  await expectAccessible(page, 'an answer of the assistant');
  await page.reload();
  await expect(answers(page)).toContainText('How much baggage can I take?');
  await answers(page).getByRole('link', { name: 'Talk to a person' }).click();
  await expect(page).toHaveURL(/\/help\/ask$/);
  await expect(page.getByLabel('Your question')).toHaveValue('How much baggage can I take?');
});

test(
  '[7.20] a traveller cancels after a confirmation that shows the refund, and asks where it is',
  { tag: '@phone' },
  async ({ page }) => {
    const person = await someoneSignedIn(page);
    const call = asked(page, person);
    const booking = await confirmed(call, { city: 'jaipur', from: 62 });
    const back = formatMoney(money(booking.total));
    await page.goto(PAGE);
    await question(page, 'Where is my refund?');
    await expect(answers(page).last()).toContainText('None of your bookings has a refund.');
    await question(page, `how much do I get back for ${booking.confirmationCode}`);
    await expect(answers(page).last()).toContainText(`${back} comes back, all you paid.`);
    await question(page, 'ok cancel it');
    await expect(answers(page).last()).toContainText('Nothing is cancelled until you confirm below.');
    await expectAccessible(page, 'a proposal of the assistant');
    const state = async () => (await ask<StayBooking>(call, `/api/bookings/details?bookingId=${booking._id}`)).state;
    expect(await state()).toBe('confirmed');

    await clickAt(page, page.getByRole('button', { name: `Cancel ${booking.hotel.name} and get ${back} back` }));
    await expect(answers(page).last()).toContainText(`${booking.hotel.name} is cancelled. ${back} is on its way back.`);
    await expect(field(page)).toBeFocused();
    expect(await state()).toMatch(/^cancel/);
    await question(page, 'refund kab aayega');
    await expect(answers(page).last().getByRole('definition').filter({ hasText: back })).toBeVisible();
    await expectAccessible(page, 'where the refund is');
  },
);

test('[7.20] a code of somebody else’s booking tells a traveller nothing', async ({ page }) => {
  const other = await newPerson(page.request);
  const { confirmationCode, hotel } = await confirmed(
    { request: page.request, person: other },
    { city: 'jaipur', from: 66 },
  );
  await someoneSignedIn(page);
  await page.goto(PAGE);
  await question(page, `Cancel ${confirmationCode}`);
  await expect(answers(page)).toContainText(`None of your bookings has the code ${confirmationCode}.`);
  await expect(answers(page)).not.toContainText(hotel.name);
  await expect(answers(page).getByRole('button')).toHaveCount(0);
});

test('[7.20] the conversation is had by keyboard alone, survives a lost connection, and is gone after logging out', async ({
  page,
  context,
}) => {
  await someoneSignedIn(page);
  await page.goto(PAGE);
  await enterOn(page, page.getByRole('button', { name: 'What is in my wallet?' }));
  await expect(answers(page)).toContainText('Your wallet is empty.');
  await expect(field(page)).toBeFocused();

  await context.setOffline(true);
  await page.keyboard.type('Where is my refund?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(field(page)).toHaveValue('Where is my refund?');
  await context.setOffline(false);
  await field(page).press('Enter');
  await expect(answers(page)).toHaveCount(2);
  await enterOn(page, page.getByRole('button', { name: 'Clear the conversation' }));
  await expect(answers(page)).toHaveCount(0);
  await question(page, 'What is in my wallet?');

  await page.getByRole('banner').getByRole('button', { name: /Meera/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(answers(page)).toHaveCount(0);
  await page.goto(PAGE);
  await expect(field(page)).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
});

test('[7.20] an employee asks for the limits of the travel policy', async ({ page }) => {
  const { om } = await aNewCompany(page.request, { night: 500_000 });
  await page.goto('/corporate/account/assistant');
  await signInAtWork(page, om);
  await question(page, 'What may I spend on a hotel in Mumbai?');
  await expect(answers(page)).toContainText('what your company’s travel policy allows you in Mumbai');
  await expect(answers(page)).toContainText('₹5,000 a night');
  await expectAccessible(page, 'the assistant at work');
});
