import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { emailTo } from './event.ts';

export type StaffAccount = { email: string; password: string; name: string };

/** What the operator does: the command, on the database of the running product; then the mailed link. */
export async function aStaffAccount(request: APIRequestContext): Promise<StaffAccount> {
  const staff = {
    email: `staff.${crypto.randomUUID()}@sarai.example`,
    password: 'a desk by the window',
    name: 'Leela Das',
  };
  await promisify(execFile)(
    process.execPath,
    ['scripts/desk-staff.ts', '--email', staff.email, '--name', staff.name, '--apply'],
    { env: { ...process.env, DATA_DIR: '.cache/e2e-data' } },
  );
  const mail = (await emailTo(request, staff.email, /Your account at/)) ?? '';
  const token = decodeURIComponent(/set-password#token=([^\s"&]+)/.exec(mail)?.[1] ?? '');
  const answer = await request.post('/api/desk/set-password', { data: { token, password: staff.password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return staff;
}

/** Signs staff in at the page of the desk that asks for it. */
export async function signInAtDesk(page: Page, { email, password }: StaffAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}
