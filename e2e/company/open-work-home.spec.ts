import { expect, test } from '../support/test.ts';
import { choose, isOut, signInForWork, WORKER } from '../support/tab.ts';

test('[2.5] a reload and a new tab never show an employee the page for visitors, nor load its picture; signed out, it is back', async ({
  context,
  page,
}) => {
  await page.goto('/corporate');
  const introduction = page.getByRole('heading', { name: 'Sarai for companies' });
  await expect(introduction).toBeVisible();
  await signInForWork(page);
  await expect(page.getByRole('heading', { name: `Namaste, ${WORKER.firstName}` })).toBeVisible();

  for (const tab of [page, await context.newPage()]) {
    const pictures: string[] = [];
    tab.on('request', (request) => void (request.url().includes('/posters/metro') && pictures.push(request.url())));
    let start = () => {};
    const started = new Promise<void>((resolve) => (start = resolve));
    await tab.route('**/_next/static/**/*.js', async (route) => {
      await started;
      await route.continue();
    });
    await tab.goto('/corporate', { waitUntil: 'commit' });
    await expect(tab.getByRole('status').filter({ hasText: 'Opening your home' })).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'Sarai for companies' })).toBeHidden();
    start();
    await expect(tab.getByRole('heading', { name: `Namaste, ${WORKER.firstName}` })).toBeVisible();
    expect(pictures).toEqual([]);
  }

  await choose(page, WORKER.firstName, 'Log out');
  await isOut(page);
  await expect(introduction).toBeVisible();
  await page.reload();
  await expect(introduction).toBeVisible();
});
