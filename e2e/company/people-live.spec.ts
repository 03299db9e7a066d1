import { expect, test, waitingForHydration } from '../support/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { connected } from '../support/socket.ts';

const COMPANY = '/corporate/auth/company';

test(
  '[7.19] a new role opens what it allows in the person’s tab, and the list of people follows what others do, without a reload',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const company = await aNewCompany(page.request);
    const om = await (await waitingForHydration(await browser.newContext({ ...test.info().project.use }))).newPage();
    await om.goto(COMPANY);
    const his = await connected(om, () => signInAtWork(om, company.om));
    await expect(om.getByRole('heading', { name: 'You do not have access to Company' })).toBeVisible();

    await page.goto(COMPANY);
    const hers = await connected(page, () => signInAtWork(page, company.meera));
    const people = (tab: typeof page) => tab.getByRole('table', { name: 'People' }).locator('tbody').getByRole('row');
    await people(page).filter({ hasText: company.om.workEmail }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Om Prakash' });
    await dialog.getByLabel('Role').selectOption({ label: 'Administrator' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();

    await expect(om.getByRole('region', { name: 'Message' })).toContainText(
      'You have another role at work. This page shows what you may do now.',
    );
    await expect(people(om)).toHaveCount(2);
    await expectAccessible(om, 'what a new role allows, just arrived');

    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    const invitation = page.getByRole('dialog');
    await invitation.getByLabel('First name').fill('Asha');
    await invitation.getByLabel('Family name').fill('Pillai');
    await invitation.getByLabel('Work email').fill(`asha.${crypto.randomUUID()}@mills.example`);
    await invitation.getByLabel('Mobile').fill('+91 98450 22814');
    await invitation.getByRole('button', { name: /invitation/ }).click();
    await expect(people(om)).toHaveCount(3);
    await expect(people(om).filter({ hasText: 'Asha Pillai' })).toBeVisible();
    await expect(om.getByRole('region', { name: 'Message' })).toContainText('The list of people was updated.');
    expect([his.loads(), hers.loads()]).toEqual([0, 0]);
    await om.context().close();
  },
);
