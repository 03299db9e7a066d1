import 'server-only';
import { setImmediate as others } from 'node:timers/promises';
import { and, asc, desc, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { auditEvents } from '#lib/server/db/tables.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import { instantAt } from '#lib/server/zone.ts';
import { auditValue, type Audited, NO_VALUE } from '#lib/shared/audit-changes.ts';
import { csvFile } from '#lib/shared/csv/write-csv.ts';
import { addDays } from '#lib/shared/dates.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import type { auditTrail as operation, auditTrailFile as fileOperation } from '../contract.ts';
import { AUDIT_KINDS, type AuditEntry } from '../organisation.ts';
import { idsIn, withNames } from '../rules/audit-names.ts';
import { AUDIT_KIND_NAMES, fieldLabel, valueLabel } from '../rules/audit-labels.ts';
import { namesOfRecords } from './people.repo.ts';

const PAGE = 20;
const FILE_LINES = 10_000;

/** Objects of the audit log. Sign-ins belong to the account (identity) and are not changes of the company. */
const kindOf = sql<string>`split_part(${auditEvents.action}, '.', 1)`;

type Filter = {
  kind?: string;
  by?: string;
  since?: string;
  until?: string;
  /** Id of the last entry of the page above. */
  before?: string;
  order?: 'newest' | 'oldest';
  zone: string;
};

/** One page of the company's audit log. */
export const readAuditTrail: UseCase<typeof operation> = async ({ db, query, request, caller: { companyId } }) => {
  const entries = await entriesOf(db, companyId, { ...query, zone: readerZone(request) ?? COMPANY_ZONE }, PAGE + 1);
  return { entries: entries.slice(0, PAGE), more: entries.length > PAGE };
};

/**
 * The whole log as a CSV file, newest first, one line per changed field. Cells that a spreadsheet would evaluate as formulas are escaped.
 */
export const fileAuditTrail: UseCase<typeof fileOperation> = async ({ db, query, request, caller: { companyId } }) => {
  const zone = readerZone(request) ?? COMPANY_ZONE;
  const parts: Buffer[] = [];
  let before: string | undefined;
  let left = FILE_LINES;
  do {
    const entries = await entriesOf(db, companyId, { ...query, zone, before }, ENTRIES_AT_ONCE);
    const lines = entries.flatMap(linesOf).slice(0, left);
    parts.push(Buffer.from([...csvFile(HEADINGS, lines)].slice(before === undefined ? 0 : 1).join('')));
    left -= lines.length;
    before = entries.length < ENTRIES_AT_ONCE ? undefined : entries.at(-1)?._id;
    await others();
  } while (left > 0 && before !== undefined);
  return new Uint8Array(Buffer.concat(parts));
};

const HEADINGS = ['When (UTC)', 'Who', 'Did', 'Kind', 'What', 'Field', 'Before', 'After'];
/** An entry has at most 32 KB, which bounds memory and time per entry. */
const ENTRIES_AT_ONCE = 200;

const linesOf = ({ at, by, action, kind, subject, changes }: AuditEntry): string[][] =>
  (changes.length ? changes : [{ field: '', before: '', after: '' }]).map(({ field, before, after }) => [
    at,
    by.name,
    action,
    AUDIT_KIND_NAMES[kind as keyof typeof AUDIT_KIND_NAMES] ?? kind,
    subject,
    field,
    before,
    after,
  ]);

async function entriesOf(
  db: Db,
  companyId: string,
  { kind, by, since, until, before, order = 'newest', zone }: Filter,
  limit: number,
): Promise<AuditEntry[]> {
  const conditions: (SQL | undefined)[] = [
    eq(auditEvents.companyId, companyId),
    kind === undefined ? inArray(kindOf, [...AUDIT_KINDS]) : eq(kindOf, kind),
    by === undefined ? undefined : eq(auditEvents.actorId, by),
    since === undefined ? undefined : gte(auditEvents.at, instantAt(since, '00:00', zone)),
    until === undefined ? undefined : lt(auditEvents.at, instantAt(addDays(until, 1), '00:00', zone)),
    before === undefined ? undefined : (order === 'newest' ? lt : gt)(auditEvents.id, Number(before)),
  ];
  const rows = await db
    .select()
    .from(auditEvents)
    .where(and(...conditions))
    .orderBy((order === 'newest' ? desc : asc)(auditEvents.id))
    .limit(limit);
  const read = rows.map(({ details }) => changesOf(details.changes));
  const named = read.flatMap((changes) => changes.flatMap(({ before: was, after: is }) => idsIn(`${was} ${is}`)));
  const people = rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId].filter((id) => id !== null));
  const names = await namesOfRecords(db, companyId, [...new Set([...people, ...named])]);
  const words = (field: string, value: string) => withNames(valueLabel(field, value), names);
  return rows.map(({ id, at, actorId, actorType, action, subjectId, details }, row) => {
    const [fallback = '', verb = ''] = action.split('.');
    return {
      _id: String(id),
      at: at.toISOString(),
      by: {
        _id: actorId,
        name:
          details.operator === true || actorType === 'staff'
            ? PRODUCT.name
            : actorId === null
              ? 'Nobody signed in'
              : (names.get(actorId) ?? 'Someone who left'),
      },
      action: verb,
      kind: typeof details.kind === 'string' ? details.kind : fallback,
      subject:
        typeof details.subject === 'string' ? details.subject : (subjectId !== null && names.get(subjectId)) || '',
      changes: (read[row] ?? []).map(({ field, before: was, after: is }) => ({
        field: fieldLabel(field),
        before: words(field, was),
        after: words(field, is),
      })),
    };
  });
}

/** The values `recordChange` stored, as texts. A new record has fields without a value, which say nothing. */
const changesOf = (changes: unknown): AuditEntry['changes'] =>
  (Array.isArray(changes) ? (changes as { field: string; before?: Audited; after?: Audited }[]) : [])
    .map(({ field, before, after }) => ({ field, before: auditValue(before), after: auditValue(after) }))
    .filter(({ before, after }) => !(before === NO_VALUE && after === NO_VALUE));
