import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { aNewCompany, signInAtWork } from '../support/company-people.ts';
import { expect, test } from '../support/test.ts';

test(
  '[3.9] a policy is a matrix of caps, and a draft marks the cells that differ from the version in force',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.slow();
    const { meera } = await aNewCompany(request);
    await page.goto('/corporate/auth/company?part=policies');
    await signInAtWork(page, meera);
    await clickAt(page, page.getByRole('link', { name: /^Everyone/ }));
    const inForce = page.getByRole('region', { name: 'Version 1, in force' });
    const caps = inForce.getByRole('table', { name: /^Price caps/ });
    const hotels = caps.getByRole('row', { name: /^Hotels/ });
    await expect(hotels.getByRole('cell').first()).toHaveText('₹1');
    await expect(
      caps
        .getByRole('row', { name: /^Trains/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('Not allowed');
    await expect(inForce.getByRole('table', { name: /^Other limits/ })).toContainText('Change of dates');

    await clickAt(page, page.getByRole('button', { name: 'Change this policy' }));
    const metro = page
      .getByRole('group', { name: /^Hotels: price cap/ })
      .getByRole('textbox')
      .first();
    await metro.fill('6,500');
    await metro.blur();
    await expect(page.getByText('Changed. In force: ₹1')).toBeVisible();
    await clickAt(page, page.getByRole('button', { name: 'Save draft' }));

    const draft = page.getByRole('region', { name: 'Draft 2' });
    const changed = draft
      .getByRole('table', { name: /^Price caps/ })
      .getByRole('row', { name: /^Hotels/ })
      .getByRole('cell');
    await expect(changed.first()).toHaveText('₹6,500was ₹1');
    await expect(changed.first()).toHaveAttribute('data-changed', '');
    await expect(changed.nth(1)).not.toHaveAttribute('data-changed');
    await expect(draft.getByRole('note')).toHaveText(/One cell differs from version 1/);
    await expect(inForce.locator('[data-changed]')).toHaveCount(0);
    await expectAccessible(page, 'the policy as a matrix');

    const publish = draft.getByRole('button', { name: 'Publish this draft' });
    const dialog = page.getByRole('dialog', { name: 'Publish version 2?' });
    await clickAt(page, publish);
    await expect(dialog).toContainText('Applies to 2 people, from the moment you publish it.');
    await expect(dialog).toContainText('Trips already booked keep the version they were booked under');
    await expectAccessible(page, 'publishing a policy', 'dialog[open]');
    await clickAt(page, dialog.getByRole('button', { name: 'Keep as draft' }));
    await expect(dialog).toBeHidden();
    await expect(inForce).toBeVisible();
    await expect(draft).toBeVisible();
    await clickAt(page, publish);
    await clickAt(page, dialog.getByRole('button', { name: 'Publish to 2 people' }));
    await expect(page.getByRole('region', { name: 'Version 2, in force' })).toBeVisible();
    await expect(draft).toHaveCount(0);
  },
);
