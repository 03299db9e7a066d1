import type * as contract from '#features/policy/contract.ts';
import type { PolicyDraft, PolicyVersion } from '#features/policy/contract.ts';
import { differenceOf } from '#features/policy/rules/difference.ts';
import { draftProblems } from '#features/policy/rules/draft-problems.ts';
import { dryRun } from '#features/policy/rules/dry-run.ts';
import { evaluateListing } from '#features/policy/rules/listing-verdicts.ts';
import { termsFromWire } from '#features/policy/rules/policy-wire.ts';
import { INSIDE } from '#features/policy/rules/reasons.ts';
import { REGIONS } from '#features/policy/rules/regions.ts';
import { nextVersionNumber, publish, VERSION_REFUSALS } from '#features/policy/rules/versions.ts';
import { whichPolicy, whyThisPolicy, type PolicyOfPerson } from '#features/policy/rules/which-policy.ts';
import { differenceLine } from '#features/policy/rules/text/difference-sentence.ts';
import { dryRunSentences } from '#features/policy/rules/text/dry-run-sentences.ts';
import { verdictView } from '#features/policy/rules/text/verdict-view.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { pathUp, treeOf } from '#lib/shared/tree.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockEmployee } from '../memory/records.ts';

const company = () => memory().company;
const versionsOf = (policyId: string): PolicyVersion[] => {
  const found = company()
    .versions.filter((one) => one.policyId === policyId)
    .sort((a, b) => b.version - a.version);
  if (!found.length) throw notFound('This policy');
  return found;
};
const inForce = (policyId: string) =>
  company().versions.find((one) => one.policyId === policyId && one.state === 'published');
const fullName = ({ userDetails: { firstName, lastName } }: MockEmployee) => `${firstName} ${lastName}`;

function nameOf(id: string): string {
  const person = memory().employees.find(({ userDetails }) => userDetails._id === id);
  const groups = [
    ...company().departments.map(({ departmentId, departmentName }) => ({
      groupId: departmentId,
      name: departmentName,
    })),
    ...Object.values(company().groups).flat(),
  ];
  return person ? fullName(person) : (groups.find(({ groupId }) => groupId === id)?.name ?? company().name);
}

function givenTo(userId: string): PolicyOfPerson {
  const place = company().places[userId];
  const tree = treeOf(company().departments.map(({ departmentId: id, parentId }) => ({ id, parentId })));
  const person = {
    employeeId: userId,
    designationId: place?.designationId ?? null,
    bandId: place?.bandId ?? null,
    levelId: place?.levelId ?? null,
    departments: place?.departmentId ? pathUp(tree, place.departmentId) : [],
    companyId: 'cmp_mockkaveri',
  };
  return whichPolicy(company().assignments, person, (policyId) => inForce(policyId) !== undefined);
}
/** The policy version that applies to a person; undefined where none does. */
export const policyOf = (userId: string): PolicyVersion | undefined => {
  const { found } = givenTo(userId);
  return found ? inForce(found.policyId) : undefined;
};
const peopleUnder = (policyId: string) =>
  memory().employees.filter(({ userDetails }) => policyOf(userDetails._id)?.policyId === policyId).length;
const targets = (policyId: string) =>
  company()
    .assignments.filter((one) => one.policyId === policyId)
    .map(({ to, id }) => ({ to, targetId: id, name: nameOf(id) }));
const today = () => new Date().toISOString().slice(0, 10);

function keep(
  policyId: string,
  { travelPolicyName, policyConfigData, note }: PolicyDraft,
  person: MockEmployee,
  now: Date,
) {
  const all = company().versions.filter((one) => one.policyId === policyId);
  const draft = all.find(({ state }) => state === 'draft');
  const version = draft?.version ?? nextVersionNumber(all);
  company().versions = [
    ...company().versions.filter((one) => one !== draft),
    {
      policyId,
      version,
      state: 'draft',
      policy: { _id: policyId, travelPolicyName, policyConfigData },
      note,
      changedAt: now.toISOString(),
      changedBy: fullName(person),
      publishedAt: null,
      publishedBy: null,
    },
  ];
  return { policyId, version };
}

const draftOf = (policyId: string, number: number): PolicyVersion => {
  const found = versionsOf(policyId).find(({ version }) => version === number);
  if (!found) throw notFound('This version');
  if (found.state !== 'draft') throw new AppError('STATE_BLOCKED', VERSION_REFUSALS[found.state]);
  return found;
};

/** Policies, evaluated by the server's rules. */
export const policyAnswers: AnswersOf<typeof contract> = {
  policies: () => ({
    policies: [
      ...new Set(
        company()
          .versions.filter(({ state }) => state === 'published' || state === 'draft')
          .map(({ policyId }) => policyId),
      ),
    ].map((policyId) => {
      const [published, draft] = [
        inForce(policyId),
        company().versions.find((one) => one.policyId === policyId && one.state === 'draft'),
      ];
      const shown = published ?? draft;
      return {
        policyId,
        travelPolicyName: shown?.policy.travelPolicyName ?? '',
        published: published?.version ?? null,
        draft: draft?.version ?? null,
        modes: (shown?.policy.policyConfigData ?? [])
          .filter(({ eligibility }) => eligibility)
          .map(({ travelCategory }) => travelCategory),
        people: peopleUnder(policyId),
        givenTo: targets(policyId),
      };
    }),
  }),
  policyDetails: ({ query: { policyId } }) => {
    const versions = versionsOf(policyId);
    const approvals = new Map(
      company().configurations.map(({ approvalConfigId, approvalConfigName }) => [
        approvalConfigId,
        approvalConfigName,
      ]),
    );
    return {
      policyId,
      givenTo: targets(policyId),
      people: peopleUnder(policyId),
      versions: versions.map((one) => {
        const before = versions.find(
          ({ version, state }) => version < one.version && (state === 'published' || state === 'replaced'),
        );
        const terms = termsFromWire(one.policy.policyConfigData);
        return {
          ...one,
          difference: before
            ? differenceOf(termsFromWire(before.policy.policyConfigData), terms).map((line) =>
                differenceLine(line, { approval: (id) => approvals.get(id) ?? '' }),
              )
            : [],
          problems: one.state === 'draft' ? draftProblems(terms, new Set(approvals.keys())) : {},
        };
      }),
      regions: REGIONS.map(({ regionId, name }) => ({ regionalCategoryId: regionId, name })),
      approvalConfigurations: [...approvals].map(([approvalConfigId, approvalConfigName]) => ({
        approvalConfigId,
        approvalConfigName,
      })),
    };
  },
  addPolicy: ({ body, person, now }) => keep(newId('pol', now.getTime()), body, person, now),
  changePolicy: ({ body: { policyId, ...draft }, person, now }) => {
    versionsOf(policyId);
    return keep(policyId, draft, person, now);
  },
  publishPolicy: ({ body: { policyId, version }, person, now }) => {
    const draft = draftOf(policyId, version);
    const fields = draftProblems(
      termsFromWire(draft.policy.policyConfigData),
      new Set(company().configurations.map(({ approvalConfigId }) => approvalConfigId)),
    );
    const [problem] = Object.values(fields);
    if (problem) throw new AppError('INVALID_INPUT', problem, { fields });
    const others = company().versions.filter((one) => one.policyId !== policyId);
    company().versions = [
      ...others,
      ...(publish(versionsOf(policyId), version) ?? []).map((one) =>
        one.version === version ? { ...one, publishedAt: now.toISOString(), publishedBy: fullName(person) } : one,
      ),
    ];
    return { done: true };
  },
  discardDraft: ({ body: { policyId, version } }) => {
    draftOf(policyId, version).state = 'discarded';
    return { done: true };
  },
  assignPolicy: ({ body: { policyId, to, targetId }, now }) => {
    versionsOf(policyId);
    company().assignments = [
      ...company().assignments.filter((one) => one.to !== to || one.id !== targetId),
      { policyId, to, id: targetId, assignedAt: now.toISOString() },
    ];
    return { done: true };
  },
  unassignPolicy: ({ body: { policyId, to, targetId } }) => {
    company().assignments = company().assignments.filter(
      (one) => one.policyId !== policyId || one.to !== to || one.id !== targetId,
    );
    return { done: true };
  },
  policyOf: ({ query: { userId } }) => {
    const given = givenTo(userId);
    const version = policyOf(userId);
    return {
      policyId: version?.policyId ?? null,
      version: version?.version ?? null,
      through: given.found?.to ?? null,
      why: whyThisPolicy(given, {
        person: nameOf(userId),
        of: (_, id) => nameOf(id),
        policy: (id) => versionsOf(id)[0]?.policy.travelPolicyName ?? '',
      }),
    };
  },
  dryRunPolicy: ({ query: { policyId, version } }) => {
    const found = versionsOf(policyId).find((one) => one.version === version);
    if (!found) throw notFound('This version');
    const run = dryRun({
      draft: termsFromWire(found.policy.policyConfigData),
      current: null,
      records: [],
      today: today(),
    });
    return { sentences: dryRunSentences(run), searches: 0, bookings: 0, saved: 0, refused: [] };
  },
  verdicts: ({ body: { travellerIds, options, changesDates } }) => {
    const terms = travellerIds.map((id) => termsFromWire(policyOf(id)?.policy.policyConfigData ?? []));
    const listed = evaluateListing(terms, options, { bookedOn: today(), changesDates });
    return {
      verdicts: options.map((option, at) => ({
        optionId: option.id,
        inPolicy: listed[at]?.inPolicy ?? false,
        travellers: travellerIds.map((userId, traveller) => ({
          userId,
          verdict: verdictView(option, listed[at]?.verdicts[traveller] ?? INSIDE, listed[at]?.change ?? null, {
            today: today(),
          }),
        })),
      })),
    };
  },
};
