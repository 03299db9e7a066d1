import { expect, type APIRequestContext, type Page } from '@playwright/test';

export type Person = { firstName: string; lastName: string; email: string; password: string; mobile: string };

/** A new account, so that tests side by side never share a wallet or a trip. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const person = { firstName: 'Meera', lastName: 'Nair', email: `meera.${crypto.randomUUID()}@example.com`, password: 'a-long-enough-secret', mobile: '+91 98450 22812' };
  const answer = await request.post('/api/users/register', { data: person });
  expect(answer.status(), await answer.text()).toBe(200);
  return person;
}

/** Signs in through the dialog that is open or that the page's own button opens. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByLabel('E-mail').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(dialog).toBeHidden();
}
