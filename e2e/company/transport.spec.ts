import { readFileSync } from 'node:fs';
import { expect, test, waitingForHydration, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { aNewCompany, signInAtWork, writeAtWork } from '../support/company-people.ts';
import { requestLink } from '../support/inbox.ts';
import { enterOn } from '../support/keyboard.ts';
import { inDays } from '../support/stay.ts';
import { message } from '../support/tab.ts';
import { aStaffAccount, signInAtDesk, type StaffAccount } from '../support/staff-account.ts';

test(
  '[4.9] [8.7] [8.8] a car is asked for in one tab, quoted twice and confirmed at the desk in another',
  { tag: '@phone' },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const { om } = await aNewCompany(page.request, { transport: { car: null } });
    const staff = await aStaffAccount(page.request);
    await page.goto('/corporate/auth/booking/carbustrain');
    await signInAtWork(page, om);
    await expect(page.getByRole('heading', { name: 'Transport', level: 1 })).toBeVisible();
    await expect(page.getByText('Your cars, buses and trains will appear here.')).toBeVisible();
    await page.getByRole('button', { name: 'Request this car' }).click();
    await expect(page.getByText('Enter the city where the car is needed.')).toBeVisible();
    await page.getByLabel('City').fill('Kochi');
    await expect(page.getByText('Enter the city where the car is needed.')).toBeHidden();
    await expect(page.getByText('Enter where the car picks you up.')).toBeVisible();
    await page.getByLabel('Pick-up', { exact: true }).fill('Cochin International Airport');
    await page.getByLabel('Drop', { exact: true }).fill('Infopark');
    await page.getByRole('button', { name: 'Add a stop' }).click();
    await page.getByLabel('Stop 1', { exact: true }).fill('Marine Drive');
    await page.getByLabel('Reason for the trip').fill('A visit to the plant');
    await expectAccessible(page, 'a request for a car');
    await page.getByRole('button', { name: 'Request this car' }).click();
    await expect(page).toHaveURL(/\/carbustrain\/BookingDetails\?bookingId=trq_\w+$/);
    await expect(page.getByRole('status').getByText('Waiting for quotes')).toBeVisible();

    const desk = await context.newPage();
    await desk.goto('/desk/transport');
    await signInAtDesk(desk, staff);
    await desk
      .getByRole('link', { name: /Car in Kochi.*Godavari Mills/ })
      .last()
      .click();
    await expect(desk.getByRole('heading', { name: 'Car in Kochi' })).toBeVisible();
    await expect(desk.getByText(`Om Prakash, ${om.workEmail}`)).toBeVisible();
    await desk.getByLabel('Offer').fill('Toyota Etios with driver, Malabar Cabs');
    await desk.getByLabel('Fare').fill('3,500');
    await desk.getByLabel('Service fee').fill('200');
    await expect(desk.getByText('The traveller sees ₹3,736, with GST of ₹36 on the fee.')).toBeVisible();
    await expectAccessible(desk, 'a quote at the desk');
    await desk.getByRole('button', { name: 'Send the quote' }).click();
    await expect(desk.getByRole('heading', { name: 'Quotes sent' })).toBeVisible();
    await expect(message(page, 'Quote received from Sarai for your transport request')).toBeVisible();
    await expect(desk.getByLabel('Offer')).toHaveValue(''); // the form is ready for another quote
    await desk.getByLabel('Offer').fill('Toyota Innova with driver, Malabar Cabs');
    await desk.getByLabel('Fare').fill('5,200');
    await desk.getByRole('button', { name: 'Send the quote' }).click();
    await expect(desk.getByRole('heading', { name: 'Toyota Innova with driver, Malabar Cabs' })).toBeVisible();

    await expect(page.getByText('2 quotes to choose from.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose for ₹5,200' })).toBeVisible();
    await expectAccessible(page, 'two quotes');
    await enterOn(page, page.getByRole('button', { name: 'Choose for ₹3,736' }));
    await expect(page.getByRole('status').getByText('Being booked')).toBeVisible();
    await expectAccessible(page, 'a chosen quote');

    await desk.reload();
    await desk.getByLabel('Ticket or booking number').fill('MAL-4711');
    await desk.getByRole('button', { name: 'Confirm the booking' }).click();
    await expect(desk.getByText('Confirmed', { exact: true }).first()).toBeVisible();

    await expect(
      message(
        page,
        'Your Car Rental booking has been confirmed! Route: Cochin International Airport to Infopark | Amount: ₹3,736',
      ),
    ).toBeVisible();
    await expect(page.getByRole('status').getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.getByText('MAL-4711').first()).toBeVisible();

    await page.getByRole('button', { name: 'Cancel this request' }).click();
    await expect(page.getByRole('dialog').getByText('None of ₹3,736 is refunded.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep request' }).click();
    await page.getByRole('link', { name: 'Transport' }).last().click();
    await expect(page.getByRole('list', { name: 'My transport requests' }).getByText('Confirmed')).toBeVisible();
  },
);

const PDF = Buffer.from('%PDF-1.7\nCoach A1, berth 12\n%%EOF\n');
const TRANSPORT = '/corporate/auth/booking/carbustrain';

/** Staff sign in in a tab of their own. */
async function deskOf(desk: Page, staff: StaffAccount): Promise<void> {
  await desk.goto('/desk/transport');
  await signInAtDesk(desk, staff);
  await expect(desk.getByLabel('Password', { exact: true })).toBeHidden();
}

/** Staff open the newest request of this title and send a quote for it. */
async function quoteAtDesk(desk: Page, title: string, offer: string, fare: string): Promise<void> {
  await desk.goto('/desk/transport');
  await desk
    .getByRole('link', { name: new RegExp(`${title}.*Godavari Mills`) })
    .last()
    .click();
  await expect(desk.getByRole('heading', { name: title })).toBeVisible();
  await desk.getByLabel('Offer').fill(offer);
  await desk.getByLabel('Fare').fill(fare);
  await desk.getByLabel('Service fee').fill('100');
  await desk.getByRole('button', { name: 'Send the quote' }).click();
  await expect(desk.getByRole('heading', { name: 'Quotes sent' })).toBeVisible();
}

test(
  '[3.15] [3.18] [4.9] [7.20] a train outside policy and over its budget is approved, booked with its tickets, and cancelled',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    const { om, meera } = await aNewCompany(page.request, {
      transport: { bus: null, train: 100_000 },
      requiredFields: ['project'],
    });
    await writeAtWork(page.request, meera, 'budgets', {
      kind: 'project',
      name: 'Apollo',
      startsOn: inDays(0),
      endsOn: inDays(100),
      amount: 200_000,
      whenExceeded: 'warn',
    });
    const staff = await aStaffAccount(page.request);
    const tab = async () =>
      (await waitingForHydration(await browser.newContext({ ...test.info().project.use }))).newPage();
    await page.goto(TRANSPORT);
    await signInAtWork(page, om);
    await page.getByRole('link', { name: 'Train', exact: true }).click();
    await page.getByRole('button', { name: 'Request this train' }).click();
    await expect(page.getByText('Enter where the journey begins.')).toBeVisible();
    await page.getByLabel('From').fill('Kochi');
    await page.getByLabel('To', { exact: true }).fill('Chennai');
    await page.getByLabel('Time', { exact: true }).selectOption({ label: 'Night, 21:00 to 5:00' });
    await page.getByLabel('Class').selectOption({ label: 'AC 2 tier (2A)' });
    await page.getByLabel('Quota').selectOption({ label: 'Tatkal' });
    await page.getByLabel('Reason for the trip').fill('The fair');
    await page.getByRole('button', { name: 'Request this train' }).click();
    await expect(page.getByText('Enter the project. Your company asks for it at each booking.')).toBeVisible();
    await expect(page.locator('datalist option[value="Apollo"]')).toBeAttached();
    await page.getByLabel('Project').fill('apollo');
    await expectAccessible(page, 'a request for a train');
    await page.getByRole('button', { name: 'Request this train' }).click();
    await expect(page.getByRole('heading', { name: 'Train from Kochi to Chennai' })).toBeVisible();
    await expect(page.getByText('AC 2 tier (2A)')).toBeVisible();
    await expect(page.getByText('Tatkal')).toBeVisible();

    const desk = await tab();
    await deskOf(desk, staff);
    await quoteAtDesk(desk, 'Train from Kochi to Chennai', '12696 Chennai Superfast, 2A', '2,000');

    const budget = /^Apollo, .+: ₹2,000 left of ₹2,000; this trip takes ₹2,118, ₹118 more than is left\.$/;
    await expect(page.getByRole('list', { name: 'Budget' }).getByText(budget)).toBeVisible();
    await expectAccessible(page, 'a quote with its budget');
    await page.getByRole('button', { name: 'Request approval' }).click();
    await expect(page.getByRole('status').getByText('Waiting for approval')).toBeVisible();
    const approver = await tab();
    await approver.goto('/corporate/auth/booking/approval');
    await signInAtWork(approver, meera);
    await requestLink(approver).click();
    await expect(approver.getByRole('link', { name: 'All approvals' })).toBeVisible();
    await expect(approver.getByRole('region', { name: 'Budget' }).getByText(budget)).toBeVisible();
    await approver.getByRole('button', { name: 'Approve ₹2,118' }).click();
    await expect(page.getByRole('status').getByText('Being booked')).toBeVisible();

    await desk.reload();
    await desk
      .getByLabel('Add a ticket')
      .setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>No ticket</p>') });
    await expect(desk.getByText('Choose a PDF, JPEG, PNG or WebP file.')).toBeVisible();
    await desk
      .getByLabel('Add a ticket')
      .setInputFiles({ name: '4512678901.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(desk.getByRole('button', { name: 'Download 4512678901.pdf' })).toBeVisible();
    await expectAccessible(desk, 'a ticket file at the desk');
    await desk.getByLabel('Ticket or booking number').fill('4512678901');
    await desk.getByRole('button', { name: 'Confirm the booking' }).click();
    await expect(desk.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('status').getByText('Confirmed', { exact: true })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download 4512678901.pdf' }).click(),
    ]);
    expect([file.suggestedFilename(), readFileSync(await file.path()).equals(PDF)]).toEqual(['4512678901.pdf', true]);
    await expectAccessible(page, 'a confirmed train with its ticket');

    await desk
      .getByLabel('Add a ticket')
      .setInputFiles({ name: 'coach.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(
      message(page, 'A ticket was added to your Train booking. Route: Kochi to Chennai | Amount: ₹2,118'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download coach.pdf' })).toBeVisible();

    await page.getByRole('button', { name: 'Cancel this request' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/refunded/)).toBeVisible();
    await dialog.getByLabel('Reason').fill('The fair moved');
    await dialog.getByRole('button', { name: 'Cancel request' }).click();
    await expect(page.getByRole('status').getByText('Cancelled', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a cancelled train');
    for (const other of [desk, approver]) await other.context().close();
  },
);

test('[3.18] a bus inside policy is booked at once, and the request before it is cancelled without a charge', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const { om } = await aNewCompany(page.request, { transport: { bus: null, train: null } });
  const staff = await aStaffAccount(page.request);
  const ask = async (day: number) => {
    await page.goto(`${TRANSPORT}?mode=bus`);
    if (day === 1) await signInAtWork(page, om);
    await page.getByLabel('From').fill('Kochi');
    await page.getByLabel('To', { exact: true }).fill('Munnar');
    await page.getByLabel('Coach').selectOption({ label: 'AC sleeper' });
    await page.getByLabel('Reason for the trip').fill(`Day ${day} at the estate`);
    await page.getByRole('button', { name: 'Request this bus' }).click();
    await expect(page.getByRole('heading', { name: 'Bus from Kochi to Munnar' })).toBeVisible();
    await expect(page.getByText('AC sleeper')).toBeVisible();
  };
  await ask(1);
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByRole('status').getByText('Cancelled', { exact: true })).toBeVisible();
  await ask(2);
  const desk = await (await waitingForHydration(await browser.newContext({ ...test.info().project.use }))).newPage();
  await deskOf(desk, staff);
  await quoteAtDesk(desk, 'Bus from Kochi to Munnar', 'KSRTC Garuda, berth 12', '900');
  await page.getByRole('button', { name: /^Choose for ₹/ }).click();
  await expect(page.getByRole('status').getByText('Being booked')).toBeVisible();
  await desk.reload();
  await desk.getByLabel('Ticket or booking number').fill('KL-15-A-1204');
  await desk.getByRole('button', { name: 'Confirm the booking' }).click();
  await expect(
    message(page, 'Your Bus booking has been confirmed! Route: Kochi to Munnar | Amount: ₹1,018'),
  ).toBeVisible();
  await expect(page.getByText('KL-15-A-1204').first()).toBeVisible();
  await desk.context().close();
});
