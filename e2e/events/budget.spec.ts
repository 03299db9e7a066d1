import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { someoneSignedIn, type SignedUp } from '../support/person.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';
import { expect, test } from '../support/test.ts';

const DAY = addDays(dateInZone(new Date(), 'Asia/Kolkata'), 30);

/** An event of this person, by the API; its code. */
async function anEvent(request: APIRequestContext, { token }: SignedUp): Promise<string> {
  const answer = await request.post('/api/events/hosted', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ title: 'A wedding', headline: 'Two families meet', about: 'Come hungry.', city: 'mysuru' },
      ...{ venueName: 'The old hall', venueAddress: '12 Lake Road', places: 20, programme: [] },
      ...{ startsOn: DAY, startTime: '16:00', endsOn: DAY, endTime: '22:30' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { code: string } }).data.code;
}

const budgetOf = (page: Page) => page.getByRole('region', { name: 'Budget', exact: true });

test(
  '[1.2] a host keeps a budget line by line, in two tabs at once, and downloads it; no guest sees it',
  { tag: '@phone' },
  async ({ page, context, request }) => {
    test.slow();
    const code = await anEvent(request, await someoneSignedIn(page));
    await page.goto(`/events/registered?event=${code}`);
    const budget = budgetOf(page);
    await expect(budget).toContainText('Nothing is planned yet.');
    await expectAccessible(page, 'the budget of an event, none yet');
    await clickAt(page, budget.getByRole('button', { name: 'Make a budget' }));
    await budget.getByLabel('Total').fill('1 lakh');
    await clickAt(page, budget.getByRole('button', { name: 'Add a line' }));
    await expect(budget.getByLabel('Line 1', { exact: true })).toBeFocused();
    await budget.getByLabel('Description').fill('The old hall');
    await budget.getByLabel('Planned').fill('much');
    await clickAt(page, budget.getByRole('button', { name: 'Save the budget' })); // its click is not lost to the error
    await expect(budget.getByLabel('Planned')).toBeFocused();
    await expect(budget.getByText('Enter an amount in rupees, such as 5,00,000.')).toBeVisible();
    await budget.getByLabel('Planned').fill('1,10,000');
    await budget.getByLabel('Paid so far').fill('20000');
    await expect(budget.getByText('₹110,000 is ₹10,000 over the total of ₹100,000.')).toBeVisible();
    await expectAccessible(page, 'the form of a budget of an event');
    await clickAt(page, budget.getByRole('button', { name: 'Save the budget' }));
    await expect(budget.getByRole('table', { name: 'Budget' })).toContainText('The old hall');
    await expect(budget.getByText('₹20,000 is paid, ₹90,000 is still to pay.')).toBeVisible();

    const second = await context.newPage();
    await second.goto(`/events/registered?event=${code}`);
    await clickAt(second, budgetOf(second).getByRole('button', { name: 'Change the budget' }));
    await budgetOf(second).getByLabel('Description').fill('A tent');
    await clickAt(page, budget.getByRole('button', { name: 'Change the budget' }));
    await budget.getByLabel('Planned').fill('90,000');
    await clickAt(page, budget.getByRole('button', { name: 'Save the budget' }));
    await expect(budget.getByText('₹10,000 of ₹100,000 is left.')).toBeVisible();
    await clickAt(second, budgetOf(second).getByRole('button', { name: 'Save the budget' }));
    const saved = second.getByRole('region', { name: 'Saved meanwhile' });
    await expect(saved.getByRole('table')).toContainText('₹90,000');
    await expect(budgetOf(second).getByLabel('Description')).toHaveValue('A tent');
    await expectAccessible(second, 'a budget of an event that was saved meanwhile');
    await clickAt(second, budgetOf(second).getByRole('button', { name: 'Save mine in its place' }));
    await expect(budgetOf(second).getByRole('table', { name: 'Budget' })).toContainText('A tent');
    const [file] = await Promise.all([
      second.waitForEvent('download', { timeout: 15_000 }),
      clickAt(second, budgetOf(second).getByRole('button', { name: 'Download the budget as CSV' })),
    ]);
    expect(file.suggestedFilename()).toBe('budget.csv');

    await second.goto(`/events/${code}`);
    await expect(second.getByRole('heading', { level: 1, name: 'A wedding' })).toBeVisible();
    await expect(second.getByRole('main')).not.toContainText('A tent');
  },
);

test('[1.2] staff keep the budget of an event of ours, below its messages', async ({ page, request }) => {
  await page.goto('/desk/events/messages?event=CIT-95');
  await signInAtDesk(page, await aStaffAccount(request));
  const budget = budgetOf(page);
  await clickAt(page, budget.getByRole('button', { name: /^(Make a|Change the) budget/ }));
  await budget.getByLabel('Total').fill('5 lakh');
  await clickAt(page, budget.getByRole('button', { name: 'Save the budget' }));
  await expect(budget.getByText(/₹500,000/).first()).toBeVisible();
});
