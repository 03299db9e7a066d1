import { PUSH_PORT } from '../../playwright.config.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { stayed } from '../support/company-stay.ts';
import { requestRoom } from '../support/company-request.ts';
import { WITH_NOTIFICATIONS } from '../support/whole-browser.ts';
import { notifications, subscribingAs } from '../support/push.ts';

test.use(WITH_NOTIFICATIONS);

const SUBSCRIPTION = JSON.stringify({
  endpoint: `http://127.0.0.1:${PUSH_PORT}/push/om`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

test('[7.16] [5.2] [6.1] whoever waits for an approval is told of it on this device, if they ask for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await subscribingAs(context, SUBSCRIPTION);
  const company = await aNewCompany(page.request);
  await requestRoom(page, company);

  const tell = page.getByRole('button', { name: 'Tell me when it is approved' });
  await expect(tell).toBeVisible();
  await expectAccessible(page, 'offered to be told');
  const registering = page.waitForRequest(/\/api\/users\/device-token$/);
  await clickAt(page, tell);
  const body = (await registering).postDataJSON() as Record<string, string>;
  expect(Object.keys(body).sort()).toEqual(
    'companyId companyName deviceInfo email firstName lastName mobile token userId userType'.split(' '),
  );
  expect(body).toMatchObject({
    userType: 'corporate',
    companyName: 'Godavari Mills',
    firstName: 'Om',
    lastName: 'Prakash',
    email: company.om.workEmail,
    mobile: '+91 98450 22813',
  });
  await expect(page.getByText('You will get a notification on this device when it is decided.')).toBeVisible();
  expect(await notifications(page)).toEqual([]);
});

test('[7.16] [6.1] the confirmation of a company’s stay offers reminders, registered for work', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await subscribingAs(context, SUBSCRIPTION);
  const { om } = await aNewCompany(page.request, { night: 100_000_000 });
  await page.goto('/corporate/auth/booking?part=trips');
  await signInAtWork(page, om);
  const { _id } = await stayed(page, { city: 'udaipur', from: 45, nights: 1, freeNights: 1 });
  await page.goto(`/corporate/auth/booking/hotels/confirmation?bookingId=${_id}`);
  const offer = page.getByRole('button', { name: 'Remind me before it begins' });
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'a company’s stay, offered to be told');
  const registering = page.waitForRequest(/\/api\/users\/device-token$/);
  await clickAt(page, offer);
  expect((await registering).postDataJSON()).toMatchObject({ userType: 'corporate', email: om.workEmail });
  await expect(page.getByText(/^You will get a notification on this device before it begins/)).toBeVisible();
});
