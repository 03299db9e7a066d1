import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { aGuest, codeFor, isSignedInToEvent, emailTo, numberFor } from '../support/event.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { enterOn, tabTo } from '../support/keyboard.ts';
import { someoneSignedIn } from '../support/person.ts';

test(
  '[1.2] [2.4] [2.9] from the event’s page to a registration: mistakes, email, code, change, withdrawal',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const email = `latha.${crypto.randomUUID()}@example.com`;
    await page.goto('/CIT-95');
    await expect(page.getByRole('heading', { level: 1, name: 'CIT-95' })).toBeVisible();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().waitFor();
    for (const day of await dialog.getByRole('checkbox').all()) await day.uncheck({ force: true });
    await dialog.getByLabel('Email').fill('latha@');
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    for (const words of [
      'Enter your name.',
      'Enter an email address such as asha@example.com.',
      'Enter a mobile number with 8 to 15 digits.',
      'Choose the days you will attend.',
    ])
      await expect(dialog.getByText(words)).toBeVisible();
    await expectAccessible(page, 'registering, with mistakes', 'dialog[open]');
    await dialog.getByLabel('Name', { exact: true }).fill('Latha Iyengar');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Mobile').fill('+91 98450 22812');
    await dialog.getByRole('checkbox').first().check({ force: true });
    await dialog.getByRole('button', { name: 'One more, Companions' }).click();
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(dialog.getByText(`We’ve sent an email to ${email}`)).toBeVisible();
    await expectAccessible(page, 'look in your mail', 'dialog[open]');
    const number = await numberFor(page.request, email);

    await dialog.getByRole('button', { name: 'Sign in with the number' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await dialog.getByLabel('Registration number').fill('rubbish');
    await dialog.getByRole('button', { name: 'Email me a code' }).click();
    await expect(dialog.getByText('A registration number looks like CIT95-7K4M-2Q9X or EV-7K4M-2Q9X.')).toBeVisible();
    await expectAccessible(page, 'the event’s sign-in, with a mistake', 'dialog[open]');
    await dialog.getByLabel('Registration number').fill(number.toLowerCase().replaceAll('-', ' '));
    await dialog.getByRole('button', { name: 'Email me a code' }).click();
    await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
    const code = await codeFor(page.request, email);
    await dialog.getByLabel('Six-digit code').fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog.getByText('That code does not match this number and email')).toBeVisible();
    await expectAccessible(page, 'a wrong code', 'dialog[open]');
    await dialog.getByLabel('Six-digit code').fill(code);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await isSignedInToEvent(page);
    await expect(page.getByText('Latha Iyengar and one companion')).toBeVisible();
    await expectAccessible(page, 'one’s own registration');

    await page.getByRole('button', { name: 'Change it' }).click();
    await dialog.getByRole('button', { name: 'One more, Companions' }).click();
    await dialog.getByRole('checkbox').nth(1).check({ force: true });
    await expectAccessible(page, 'changing it', 'dialog[open]');
    await dialog.getByRole('button', { name: 'Save the change' }).click();
    await expect(page.getByText('Latha Iyengar and two companions')).toBeVisible();
    expect(await emailTo(page.request, email, /has changed/)).toContain('You and two companions');
    await page.reload();
    await expect(page.getByText('Latha Iyengar and two companions')).toBeVisible();

    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expectAccessible(page, 'withdrawing', 'dialog[open]');
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You have withdrawn' })).toBeVisible();
    await expectAccessible(page, 'withdrawn');
    await page.getByRole('button', { name: 'Register again' }).click();
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  },
);

test(
  '[2.9] the form is filled for whoever is signed in: a traveller, and an employee',
  { tag: '@once' },
  async ({ page, browser }) => {
    const traveller = await someoneSignedIn(page);
    const { om } = await aNewCompany(page.request);
    const work = await (await browser.newContext()).newPage();
    await work.goto('/corporate/auth/booking');
    await signInAtWork(work, om);
    for (const [tab, name, email, mobile] of [
      [page, 'Meera Nair', traveller.email, traveller.mobile],
      [work, 'Om Prakash', om.workEmail, '+91 98450 22813'],
    ] as const) {
      await tab.goto('/CIT-95');
      await expect(tab.getByRole('banner').getByRole('button', { name: `Account of ${name}` })).toBeVisible();
      await tab.getByRole('button', { name: 'Register', exact: true }).click();
      const dialog = tab.getByRole('dialog');
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name);
      await expect(dialog.getByLabel('Email')).toHaveValue(email);
      expect((await dialog.getByLabel('Mobile').inputValue()).replaceAll(' ', '')).toBe(mobile.replaceAll(' ', ''));
    }
    await work.context().close();
  },
);

test('[2.9] the email’s link opens the sign-in with the number, and the number leaves the address', async ({
  page,
}) => {
  const { number } = await aGuest(page.request);
  await page.goto(`/CIT-95#registration=${number}`);
  await expect(page.getByRole('dialog').getByLabel('Registration number')).toHaveValue(number);
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

test('[1.2] the event’s page and its sign-in by keyboard alone, and axe has nothing to say', async ({ page }) => {
  test.setTimeout(90_000);
  const guest = await aGuest(page.request);
  await page.goto('/CIT-95');
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await expectAccessible(page, 'the event');
  await enterOn(page, page.getByRole('button', { name: 'Already registered? Sign in' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Registration number')).toBeFocused();
  await page.keyboard.type(guest.number);
  await tabTo(page, dialog.getByLabel('Email'));
  await page.keyboard.type(guest.email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.type(await codeFor(page.request, guest.email));
  await page.keyboard.press('Enter');
  await isSignedInToEvent(page);
  await enterOn(page, page.getByRole('button', { name: 'Withdraw' }));
  await page.keyboard.press('Escape');
  await enterOn(page, page.getByRole('button', { name: 'Sign out of CIT-95' }));
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
});

test('[2.4] a code that is no event leads nowhere, with its status', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/CIT-96', '/no-such-page', '/cit-95', '/CIT-95x', '/events/EV-NOBODYHERE']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('[2.4] without script the event is all there', { tag: '@once' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/CIT-95');
  await expect(page.getByRole('heading', { name: 'Back at the institute' })).toBeVisible();
  expect(await page.getByRole('complementary', { name: 'Registration' }).innerText()).toBe(
    'Registering needs JavaScript. The programme and the dates are all here without it.',
  );
  await context.close();
});
