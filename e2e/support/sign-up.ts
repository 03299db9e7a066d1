import { expect, type APIRequestContext } from '@playwright/test';
import { emailTo } from './event.ts';

/** The code that a sign-up sent to an address, in the language of the browser. */
export const signUpCode = async (request: APIRequestContext, email: string): Promise<string> =>
  /(\d{6}) (?:is your code to|.*आपका कोड है)/.exec(await emailTo(request, email, /is your code to|आपका कोड है/))?.[1] ??
  '';

/** Signs up over the API and shows the code from the email: a consumer (`email`) or a company (`workEmail`). */
export async function signUp<Data>(
  request: APIRequestContext,
  path: '/api/users/register' | '/api/corporate/signup',
  data: Record<string, string>,
): Promise<Data> {
  const post = async <Answer>(to: string, body: object): Promise<Answer> => {
    const answer = await request.post(to, { data: body });
    expect(answer.status(), `${to}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: Answer }).data;
  };
  const { proofToken } = await post<{ proofToken: string }>(path, data);
  const oneTimeCode = await signUpCode(request, data.email ?? data.workEmail ?? '');
  return post<Data>(`${path}/confirm`, { proofToken, oneTimeCode });
}
