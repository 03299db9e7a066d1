import { queryOptions } from '@tanstack/react-query';
import type * as approvals from '#features/approvals/contract.ts';
import type * as policy from '#features/policy/contract.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { call } from '#lib/client/call.ts';
import { companyProfile } from './calls.ts';
import { COMPANY } from './company-queries.ts';

const policies = call<typeof policy.policies>('GET', '/api/corporate/travel-policies', 'corporate');
const approvalConfigurations = call<typeof approvals.approvalConfigurations>(
  'GET',
  '/api/corporate/approval-configurations',
  'corporate',
);

/** What a company has set up. All of it is optional: its people can book from the first minute. */
export type SetUp = { registration: boolean; colleagues: boolean; policy: boolean; approvals: boolean };

export const setUpOptions = () =>
  queryOptions({
    queryKey: [...COMPANY, 'set-up'],
    queryFn: async ({ signal }): Promise<SetUp> => {
      const [{ registrations, people }, written, rules] = await Promise.all([
        callOperation(companyProfile, { signal }),
        callOperation(policies, { signal }),
        callOperation(approvalConfigurations, { signal }),
      ]);
      return {
        registration: registrations.length > 0,
        colleagues: people.active + people.invited > 1,
        policy: written.policies.length > 0,
        approvals: rules.configurations.length > 0,
      };
    },
    staleTime: 0,
  });
