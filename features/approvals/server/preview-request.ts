import 'server-only';
import { namesOfPeople } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Level } from '../rules/configuration.ts';
import { nextLookAt } from '../rules/deadlines.ts';
import { openRun } from '../rules/run.ts';
import { answeringFor } from '../rules/stand-ins.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { readerClock, silenceSentence } from '../rules/text/waiting-text.ts';
import { absencesAt } from './absences.repo.ts';
import { excludedFrom, levelsFor, type Concerned } from './people-for.ts';
import { peopleOf } from './present-request.ts';
import type { AppliedRule } from './tables.ts';

/** The approvers by level, and by when the first of them could answer (ISO instants). */
export type RequestPreview = {
  levels: { needs: 'any' | 'all'; people: { name: string; standIn: string | null }[]; hours: number | null }[];
  answerBy: string;
  until: string;
  silence: string | null;
};

/**
 * A preview of the request `askForApproval` would send now: the same levels, people and time limits. Amount in paise.
 * No levels: nobody can approve it. Four queries, however many people there are.
 */
export async function previewRequest(
  db: Db,
  {
    companyId,
    rule,
    levels,
    amount,
    deadline,
    ceiling = null,
    zone = null,
    place = COMPANY_ZONE,
    ...concerned
  }: Concerned & { companyId: string; rule: AppliedRule; levels: readonly Level[]; amount: number; deadline: Date } & {
    /** The reader's zone where known, and the trip's zone. */ zone?: string | null;
    place?: string;
  } & {
    /** Nothing is held; approval is requested up to this price (paise). */ ceiling?: number | null;
  },
): Promise<RequestPreview> {
  const now = clock.now();
  const at = now.toISOString();
  const excluded = excludedFrom(concerned);
  const { run } = openRun({
    levels: await levelsFor(db, companyId, rule, levels, concerned),
    amount,
    deadline: deadline.toISOString(),
    at,
    excluded,
  });
  const away = await absencesAt(db, companyId, now);
  const names = await namesOfPeople(db, companyId, [
    ...new Set([...peopleOf(run), ...away.map(({ standInId }) => standInId)]),
  ]);
  const nameOf = (id: string) => names.get(id) ?? 'someone who left';
  return {
    levels: run.levels.map(({ needs, people, hours }) => ({
      needs,
      hours,
      people: people.map((id) => {
        const standIn = answeringFor(id, at, away, excluded).find((one) => one !== id);
        return { name: nameOf(id), standIn: standIn === undefined ? null : nameOf(standIn) };
      }),
    })),
    answerBy: nextLookAt(run) ?? run.deadline,
    until: run.deadline,
    silence: silenceSentence(run, nameOf, readerClock(zone, place, now), ceiling === null ? 'later' : 'none'),
  };
}
