import { expect, test, type Page } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { signUpCode } from '../support/sign-up.ts';
import { message } from '../support/tab.ts';

const PASSWORD = 'loom shuttle indigo';

/** Registers a company as a person does: through the form and the code in the email. */
async function register(page: Page, workEmail: string): Promise<void> {
  await page.goto('/corporate');
  await clickAt(page, page.getByRole('button', { name: 'Register your company' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Company' }).fill('Pampa Textiles');
  await dialog.getByLabel('City').fill('Mysore'); // Mysuru since 2014
  await dialog.getByLabel('Your first name').fill('Kavya');
  await dialog.getByLabel('Your family name').fill('Rao');
  await dialog.getByLabel('Work email').fill(workEmail);
  await dialog.getByLabel('Mobile').fill('98450 12399');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await clickAt(page, dialog.getByRole('button', { name: 'Register the company' }));
  await dialog.getByLabel('Six-digit code').fill(await signUpCode(page.request, workEmail));
  await clickAt(page, dialog.getByRole('button', { name: 'Register the company' }));
  await expect(page.getByRole('heading', { name: 'Namaste, Kavya' })).toBeVisible();
}

test(
  '[7.2] [2.5] a new company under an earlier name of its city is led through its first steps, each with what it needs',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const mail = (name: string) => `${name}.${crypto.randomUUID()}@pampa.example`;
    await register(page, mail('kavya'));
    const steps = page.getByRole('region', { name: 'Set up your company' });
    await expect(steps.getByRole('link')).toHaveText([
      'Add your GST registration',
      'Invite your colleagues',
      'Write a travel policy',
      'Say who approves trips',
    ]);
    await expectAccessible(page, 'home of a new company');

    await clickAt(page, steps.getByRole('link', { name: 'Add your GST registration' }));
    await expect(page.getByText('person works here')).toBeVisible();
    await clickAt(page, page.getByRole('button', { name: 'Add a registration' }));
    const number = page.getByLabel('GST number');
    await clickAt(page, number);
    await page.keyboard.type('29AAB');
    await clickAt(page, page.getByRole('button', { name: 'Save the registration' }));
    const [wrong, missing] = [
      page.getByText(/^A GST number has 15 characters/),
      page.getByText(/^Enter the address as on/),
    ];
    await expect(wrong).toBeVisible();
    await number.fill('29AABCP1234M1ZB');
    await expect(wrong, 'what was typed anew is not said to be wrong').toBeHidden();
    await expect(missing).toBeVisible();
    await page.getByLabel('Registered address').fill('12 Weavers Road, Mysuru, Karnataka 570001');
    await clickAt(page, page.getByRole('button', { name: 'Save the registration' }));
    await expect(page.getByRole('button', { name: 'Change the registration' })).toBeVisible();

    await page.goto('/corporate');
    await expect(steps.getByText('Add your GST registration, done')).toBeVisible();
    await clickAt(page, steps.getByRole('link', { name: 'Invite your colleagues' }));
    await clickAt(page, page.getByRole('button', { name: 'Invite a colleague' }));
    const dialog = page.getByRole('dialog');
    const dev = mail('dev');
    await dialog.getByLabel('First name').fill('Dev');
    await dialog.getByLabel('Family name').fill('Kulkarni');
    await dialog.getByLabel('Work email').fill(dev);
    await dialog.getByLabel('Mobile').fill('98450 12300');
    await dialog.getByLabel('Role').selectOption({ label: 'Administrator' });
    await clickAt(page, dialog.getByRole('button', { name: 'Send the invitation' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2 people')).toBeVisible();
    const row = page.getByRole('row', { name: /Dev Kulkarni/ });
    await expect(row).toContainText('Administrator');
    await clickAt(page, row.getByRole('button', { name: /Dev Kulkarni/ }));
    await clickAt(page, dialog.getByRole('button', { name: 'Send the invitation again' }));
    await expect(message(page, `A new link is on its way to ${dev}.`)).toBeVisible();

    await page.goto('/corporate');
    await clickAt(page, steps.getByRole('link', { name: 'Write a travel policy' }));
    await clickAt(page, page.getByRole('link', { name: 'Add a policy' }));
    await expect(page.getByText('What is not ticked is not allowed.')).toBeVisible();
    await clickAt(page, page.getByRole('checkbox', { name: 'Hotels' }));
    await clickAt(page, page.getByRole('button', { name: 'Save draft' }));
    const unnamed = page.getByText('Give the policy a name.');
    await expect(unnamed.first()).toBeVisible();
    await page.getByLabel('Name').fill('All staff');
    await expect(unnamed).toHaveCount(0);
    await clickAt(page, page.getByRole('button', { name: 'Save draft' }));
    await clickAt(page, page.getByRole('button', { name: 'Publish this draft' }));
    await clickAt(page, page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
    await expect(message(page, 'It applies to nobody until you assign it.')).toBeVisible();
    await clickAt(page, page.getByRole('button', { name: 'Assign', exact: true }));
    await expect(page.getByRole('radio', { name: 'The whole company' })).toBeChecked();
    await clickAt(page, page.getByText('A department'));
    await expect(page.getByText('Your company has no departments yet.')).toBeVisible();
    await clickAt(page, page.getByText('The whole company'));
    await clickAt(page, page.getByRole('button', { name: 'Assign policy' }));
    await expect(page.getByText('Applies to 2 people.')).toBeVisible();

    await page.goto('/corporate');
    await expect(steps.getByText('Write a travel policy, done')).toBeVisible();
    await clickAt(page, steps.getByRole('link', { name: 'Say who approves trips' }));
    await clickAt(page, page.getByRole('button', { name: 'Add approval rules' }));
    await expect(page.getByRole('checkbox', { name: /^Company default/ })).toBeChecked();

    await page.goto('/corporate');
    await clickAt(page, steps.getByRole('button', { name: 'Hide these steps' }));
    await expect(steps).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Namaste, Kavya' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My requests' })).toBeVisible();
    await expect(steps).toBeHidden();
  },
);
