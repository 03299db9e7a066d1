import type * as contract from '#features/approvals/contract.ts';
import { configurationFromWire, hiddenRules } from '#features/approvals/rules/configuration-wire.ts';
import { ruleSentence } from '#features/approvals/rules/text/rule-sentence.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { absenceAnswers } from './absences.ts';
import { requestAnswers } from './approval-requests.ts';
import { memory } from '../memory/memory.ts';
import type { MockCompany } from '../memory/mock-company.ts';

const people = () =>
  memory().employees.map(({ userDetails: { _id, firstName, lastName } }) => ({
    _id,
    name: `${firstName} ${lastName}`,
  }));
const nameOf = (id: string) => people().find(({ _id }) => _id === id)?.name ?? 'someone who left';
const usedBy = (id: string) => [
  ...new Set(
    memory()
      .company.versions.filter(({ policy }) =>
        policy.policyConfigData.some(({ approvalConfiguration }) => approvalConfiguration.approvalConfigId === id),
      )
      .map(({ policy }) => policy.travelPolicyName),
  ),
];

function keep(configuration: MockCompany['configurations'][number]) {
  const { company } = memory();
  const others = company.configurations.filter(
    ({ approvalConfigId }) => approvalConfigId !== configuration.approvalConfigId,
  );
  company.configurations = [
    ...(configuration.isCompanys ? others.map((one) => ({ ...one, isCompanys: false })) : others),
    configuration,
  ];
  return { approvalConfigId: configuration.approvalConfigId };
}

/** Approval configurations, described with the sentences that the server uses. */
export const approvalAnswers: AnswersOf<typeof contract> = {
  ...requestAnswers,
  ...absenceAnswers,
  approvalConfigurations: () => ({
    configurations: memory().company.configurations.map((one) => {
      const configuration = configurationFromWire(one);
      return {
        ...one,
        sentences: configuration.rules.map((rule) => ruleSentence(rule, nameOf)),
        hidden: hiddenRules(configuration),
        usedBy: usedBy(one.approvalConfigId),
      };
    }),
    people: people(),
  }),
  addApprovalConfiguration: ({ body, now }) => keep({ ...body, approvalConfigId: newId('apc', now.getTime()) }),
  changeApprovalConfiguration: ({ body }) => keep(body),
  deleteApprovalConfiguration: ({ body: { approvalConfigId } }) => {
    const { company } = memory();
    if (!company.configurations.some((one) => one.approvalConfigId === approvalConfigId))
      throw notFound('This configuration');
    if (usedBy(approvalConfigId).length)
      throw new AppError('STATE_BLOCKED', 'A policy names this configuration. Choose another one there first.');
    company.configurations = company.configurations.filter((one) => one.approvalConfigId !== approvalConfigId);
    return { done: true };
  },
};
