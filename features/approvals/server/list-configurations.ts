import 'server-only';
import { eq } from 'drizzle-orm';
import { namesOfPeople } from '#features/companies/server/index.ts';
import { policiesNaming } from '#features/policy/server/index.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { compareNames } from '#lib/shared/compare-names.ts';
import type { approvalConfigurations as operation } from '../contract.ts';
import { configurationToWire, hiddenRules } from '../rules/configuration-wire.ts';
import { ruleSentence } from '../rules/text/rule-sentence.ts';
import { namedPeople } from './named-people.ts';
import { approvalConfigurations } from './tables.ts';

/** The company's configurations: its default first, then by name. */
export const listConfigurations: UseCase<typeof operation> = async ({ db, caller: { companyId } }) => {
  const rows = await db.select().from(approvalConfigurations).where(eq(approvalConfigurations.companyId, companyId));
  const names = await namesOfPeople(
    db,
    companyId,
    rows.flatMap(({ rules }) => namedPeople(rules)),
  );
  const usedBy = await policiesNaming(db, companyId);
  const nameOf = (id: string) => names.get(id) ?? 'someone who left';
  const sorted = rows.sort((a, b) => Number(b.isCompanys) - Number(a.isCompanys) || compareNames(a.name, b.name));
  return {
    configurations: sorted.map(({ id, name, rules, isCompanys }) => ({
      ...configurationToWire({ name, rules }),
      approvalConfigId: id,
      isCompanys,
      sentences: rules.map((rule) => ruleSentence(rule, nameOf)),
      hidden: hiddenRules({ name, rules }),
      usedBy: usedBy.get(id) ?? [],
    })),
    people: [...names].map(([_id, name]) => ({ _id, name })),
  };
};
