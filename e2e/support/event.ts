import { expect, type APIRequestContext, type Page } from '@playwright/test';

export type Guest = { email: string; number: string };

/** The newest email to somebody, as the developer's page of mail shows it. */
export async function emailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<string> {
  const found = async () => {
    const page = await (await request.get('/dev/mail')).text();
    const article = page
      .split('<article')
      .map((part) => part.split('</article>')[0] ?? '')
      .find((part) => part.includes(address) && subject.test(part));
    return article?.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '\n') ?? '';
  };
  let email = ''; // kept from the look that found it: others write emails meanwhile, and the page shows the newest only
  await expect.poll(async () => (email = await found()), { timeout: 15_000 }).not.toBe('');
  return email;
}

/** The registration number of somebody at the demo's event, whose browser reads English or Hindi. */
export const numberFor = async (request: APIRequestContext, email: string): Promise<string> =>
  /CIT95-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await emailTo(request, email, /You are registered|रजिस्ट्रेशन हो गया/))?.[0] ?? '';
/** The newest code to sign in, to an event or an account; not that of a sign-up. */
export const codeFor = async (request: APIRequestContext, email: string): Promise<string> =>
  /(\d{6}) (?:is your code|\S.*आपका कोड)/.exec(
    await emailTo(request, email, /is your code (for|to sign in to) |(के लिए|साइन इन करने का) आपका कोड है/),
  )?.[1] ?? '';

/** Registers somebody for the event, by the API. */
export async function aGuest(
  request: APIRequestContext,
  { name = 'Latha Iyengar', companions = 1, email = `guest.${crypto.randomUUID()}@example.com` } = {},
): Promise<Guest> {
  const { days } = (
    (await (await request.get('/api/events/details?code=CIT-95')).json()) as { data: { days: { day: string }[] } }
  ).data;
  const answer = await request.post('/api/events/register', {
    data: {
      code: 'CIT-95',
      name,
      email,
      mobile: '+91 98450 22812',
      companions,
      days: [days[0]?.day],
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return { email, number: await numberFor(request, email) };
}

/** Signs in to the event through its own pop-up, from the event's page. */
export async function signInToEvent(page: Page, { email, number }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Already registered? Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Registration number').fill(number);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await dialog.getByLabel('Six-digit code').fill(await codeFor(page.request, email));
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await isSignedInToEvent(page);
}

export const isSignedInToEvent = (page: Page) =>
  expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();
