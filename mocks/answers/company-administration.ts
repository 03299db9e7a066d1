import type * as contract from '#features/companies/contract.ts';
import { settingSentences } from '#features/companies/rules/settings.ts';
import { csvFile } from '#lib/shared/csv/write-csv.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import type { AnswersOf } from '../answer.ts';
import { employeeAnswers } from './company-employees.ts';
import { groupAnswers } from './company-groups.ts';
import { roleAnswers } from './company-roles.ts';
import { colleagues, company, note } from './company-records.ts';

type Accounts =
  'signUp' | 'confirmSignUp' | 'confirmSignUpByLink' | 'logIn' | 'userDetails' | 'inviteEmployee' | 'activateEmployee';

const settled = () => ({ settings: company().settings, effects: settingSentences(company().settings) });

/** A company's administration: profile, settings and audit log, and the groups, roles and people of its own files. */
export const administrationAnswers: Omit<AnswersOf<typeof contract>, Accounts> = {
  ...groupAnswers,
  ...roleAnswers,
  ...employeeAnswers,
  companyProfile: ({ person: { companyDetails } }) => ({
    _id: companyDetails._id,
    companyName: company().name,
    countryCode: companyDetails.countryCode,
    city: companyDetails.city,
    registrations: company().registrations.map((one) => ({ ...one, state: gstStateName(one.stateCode) ?? '' })),
    people: {
      active: colleagues().filter(({ state }) => state === 'active').length,
      invited: colleagues().filter(({ state }) => state === 'invited').length,
      inactive: colleagues().filter(({ state }) => state === 'inactive').length,
    },
  }),
  saveCompany: ({ body: { companyName, registrations }, person, now }) => {
    Object.assign(company(), {
      name: companyName,
      registrations: registrations.map((one) => ({ ...one, stateCode: one.number.slice(0, 2) })),
    });
    note(person, 'company', 'changed', companyName, now);
    return { done: true };
  },
  auditTrail: ({ query: { kind, by, order } }) => {
    const entries = company().trail.filter((entry) => (!kind || entry.kind === kind) && (!by || entry.by._id === by));
    return { entries: (order === 'oldest' ? entries.toReversed() : entries).slice(0, 20), more: false };
  },
  auditTrailFile: () =>
    new TextEncoder().encode(
      [
        ...csvFile(
          ['When (UTC)', 'Who', 'Did', 'Kind', 'What'],
          company().trail.map(({ at, by, action, kind, subject }) => [at, by.name, action, kind, subject]),
        ),
      ].join(''),
    ),
  companyConfiguration: settled,
  saveConfiguration: ({ body, person, now }) => {
    company().settings = { ...body, creditLimit: company().settings.creditLimit };
    note(person, 'settings', 'changed', 'Configuration', now);
    return settled();
  },
};
