import { expect, type APIRequestContext } from '@playwright/test';
import {
  invitedBy,
  type NewCompany,
  PASSWORD,
  readAtWork,
  signedInAs,
  type Worker,
  writeAtWork,
} from './company-people.ts';

type Level = { approvers: { kind: 'employee'; employeeId: string }[] };
type Configurations = { configurations: { approvalConfigId: string; rules: { levels: Level[] }[] }[] };

/** Lets Ravi in as an administrator, who is asked after Meera has approved. */
export async function aSecondApprover(request: APIRequestContext, { meera }: NewCompany): Promise<Worker> {
  const workEmail = `ravi.${crypto.randomUUID()}@mills.example`;
  const ravi = { firstName: 'Ravi', lastName: 'Menon', workEmail, password: PASSWORD };
  const { roles } = await readAtWork<{ roles: { userRoleId: string; userRoleName: string }[] }>(
    request,
    meera,
    'roles',
  );
  await writeAtWork(request, meera, 'invite-employee', {
    firstName: ravi.firstName,
    lastName: ravi.lastName,
    workEmail,
    mobile: '+91 98450 22814',
    userRoleId: roles.find(({ userRoleName }) => userRoleName === 'Administrator')?.userRoleId,
  });
  const activated = await request.post('/api/corporate/activate-employee', {
    data: { token: await invitedBy(request, workEmail), password: PASSWORD },
  });
  expect(activated.status(), await activated.text()).toBe(200);
  const { data } = (await activated.json()) as { data: { userDetails: { _id: string } } };
  const [own] = (await readAtWork<Configurations>(request, meera, 'approval-configurations')).configurations;
  const [rule] = own?.rules ?? [];
  const [first] = rule?.levels ?? [];
  const second = { ...first, approvers: [{ kind: 'employee', employeeId: data.userDetails._id }] };
  const answer = await request.put('/api/corporate/approval-configurations', {
    data: {
      approvalConfigId: own?.approvalConfigId,
      approvalConfigName: 'Meera, then Ravi',
      isCompanys: true,
      rules: [{ ...rule, levels: [first, second] }],
    },
    headers: await signedInAs(request, meera),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ravi;
}
