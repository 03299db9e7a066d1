import { expect, type APIRequestContext } from '@playwright/test';
import type { NewCompany } from './company-people.ts';

/** What Meera may do with the policy of her company, over the API: `draft` a night's budget in paise, and publish it. */
export async function policyOf(request: APIRequestContext, { meera }: NewCompany) {
  const call = async <Data>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<Data> => {
    const answer = await request[method](`/api/corporate/${path}`, { data, headers: { authorization } });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  let authorization = '';
  const { workEmail, password } = meera;
  const session = await call<{ accessTokenData: { accessToken: string } }>('post', 'login', { workEmail, password });
  authorization = `Bearer ${session.accessTokenData.accessToken}`;
  const { policies } = await call<{ policies: { policyId: string }[] }>('get', 'travel-policies');
  const { policyId } = policies[0]!;
  type Version = { policy: { policyConfigData: { travelCategory: number }[] } };
  const { versions } = await call<{ versions: Version[] }>('get', `travel-policies/details?policyId=${policyId}`);
  return {
    draft: (amount: number) =>
      call<{ policyId: string; version: number }>('put', 'travel-policies', {
        policyId,
        travelPolicyName: 'Everyone',
        note: '',
        policyConfigData: versions[0]!.policy.policyConfigData.map((entry) => ({
          ...entry,
          budget: [1, 2].map((regionalCategoryId) => ({ regionalCategoryId, amount })),
        })),
      }),
    publish: (draft: { policyId: string; version: number }) => call('post', 'travel-policies/publish', draft),
  };
}
