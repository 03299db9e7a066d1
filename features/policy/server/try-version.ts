import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import type { dryRunPolicy as operation } from '../contract.ts';
import { dryRunTally, type Refusal } from '../rules/dry-run.ts';
import type { OptionFacts } from '../rules/facts.ts';
import { dryRunSentences } from '../rules/text/dry-run-sentences.ts';
import { verdictView } from '../rules/text/verdict-view.ts';
import { versionsOf } from './policies.repo.ts';
import { pagesOfRecords } from './travel-records.ts';
import { policiesByTarget } from './which-policy-sql.ts';

/** Evaluates a version on recent searches and bookings of the people it applies to, one page of records at a time. */
export const tryVersion: UseCase<typeof operation> = async ({
  db,
  query: { policyId, version: number },
  caller: { companyId },
}) => {
  const versions = await versionsOf(db, companyId, policyId);
  const version = versions.find((one) => one.version === number);
  if (!version) throw notFound('This version');
  const today = clock.today(COMPANY_ZONE);
  const tally = dryRunTally({
    draft: version.terms,
    current: versions.find(({ state }) => state === 'published')?.terms ?? null,
    today,
  });
  for await (const page of pagesOfRecords(db, companyId, today, policyId, await policiesByTarget(db, companyId)))
    tally.add(page);
  const run = tally.result();
  const names = await readPort('companyPeople').namesOf(
    db,
    companyId,
    run.refused.map(({ employeeId }) => employeeId),
  );
  const line = ({ on, employeeId, option, verdict, change }: Refusal) => {
    const view = verdictView(option, verdict, change, { today: on });
    return {
      on,
      person: names.get(employeeId)?.name ?? 'Someone who left',
      what: nameOf(option),
      total: option.total,
      text: view.reasons.map(({ text }) => text).join(' '),
      change: view.change?.text ?? null,
    };
  };
  return {
    sentences: dryRunSentences(run),
    searches: run.searches,
    bookings: run.bookings,
    saved: run.saved,
    refused: run.refused.map(line),
  };
};

function nameOf(option: OptionFacts): string {
  if (option.mode === 'hotel') return `${option.hotel}, ${option.room}`;
  return option.mode === 'flight' ? andList(option.legs.map(({ flights }) => flights)) : option.name;
}
