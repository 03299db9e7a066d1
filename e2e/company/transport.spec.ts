import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { anOwnCompany, signInAtWork } from '../support/company-people.ts';
import { message } from '../support/tab.ts';
import { aStaffAccount, signInAtDesk } from '../support/staff-account.ts';

test(
  '[4.9] [8.7] [8.8] a car is asked for in one tab, quoted and confirmed at the desk in another',
  { tag: '@phone' },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const { om } = await anOwnCompany(page.request, { cars: true });
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
    await page.getByRole('button', { name: 'Choose for ₹3,736' }).click();
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
