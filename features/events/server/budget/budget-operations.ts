import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { AuditEvent } from '#lib/server/audit.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { csvFile, type CsvCell } from '#lib/shared/csv/write-csv.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import type { EventBudget } from '../../contract.ts';
import { COST_LABELS, expectedOf, perPerson, sumsOf, type Cost } from '../../rules/event-budget.ts';
import type { EventRow } from '../events.repo.ts';
import { hostedEventOf, registeredFor } from '../hosting/hosted.repo.ts';
import { operatedEventOf } from '../messages/desk-messages.ts';
import { eventBudgets } from './tables.ts';

/** The budget of an event of the caller. Throws NOT_FOUND. */
export const readHostBudget: UseCase<typeof contract.hostBudget> = async ({ db, query, caller }) =>
  budgetOf(db, await hostedEventOf(db, caller.userId, query.code));

/** Saves it. Throws NOT_FOUND, and CONFLICT where it was saved since it was read. */
export const saveAsHost: UseCase<typeof contract.saveHostBudget> = async ({ db, body, caller, request }) =>
  save(db, await hostedEventOf(db, caller.userId, body.code), body, { actor: caller, request });

/** It as a file. Throws NOT_FOUND. */
export const fileHostBudget: UseCase<typeof contract.hostBudgetFile> = async ({ db, query, caller, request }) =>
  fileOf(db, await hostedEventOf(db, caller.userId, query.code), { actor: caller, request });

/** The budget of an event of the operator. Throws NOT_FOUND. */
export const readDeskBudget: UseCase<typeof contract.deskBudget> = async ({ db, query }) =>
  budgetOf(db, await operatedEventOf(db, query.code));

/** Saves it. Throws as for the host. */
export const saveAsStaff: UseCase<typeof contract.saveDeskBudget> = async ({ db, body, caller, request }) =>
  save(db, await operatedEventOf(db, body.code), body, { actor: byStaff(caller), request });

/** It as a file. Throws NOT_FOUND. */
export const fileDeskBudget: UseCase<typeof contract.deskBudgetFile> = async ({ db, query, caller, request }) =>
  fileOf(db, await operatedEventOf(db, query.code), { actor: byStaff(caller), request });

type By = { actor: AuditEvent['actor']; request: RequestFacts };

const byStaff = ({ userId }: { userId: string }) => ({ userId, userType: 'staff' }) as const;

async function budgetOf(db: Db, { id }: EventRow): Promise<EventBudget> {
  const [row] = await db.select().from(eventBudgets).where(eq(eventBudgets.eventId, id));
  const [registered] = await registeredFor(db, [id]);
  const { total, lines, version } = row ?? { total: 0, lines: [], version: 0 };
  return { total, lines, version, people: registered?.people ?? 0 };
}

/** One statement decides at the version that was read, so that of two saves at once the second is told. */
async function save(
  tx: Db,
  event: EventRow,
  { total, lines, version }: { total: number; lines: Cost[]; version: number },
  { actor, request }: By,
): Promise<EventBudget> {
  const values = { total, lines, version: version + 1, savedAt: clock.now() };
  const saved = version
    ? await tx
        .update(eventBudgets)
        .set(values)
        .where(and(eq(eventBudgets.eventId, event.id), eq(eventBudgets.version, version)))
        .returning({ version: eventBudgets.version })
    : await tx
        .insert(eventBudgets)
        .values({ eventId: event.id, ...values })
        .onConflictDoNothing()
        .returning({ version: eventBudgets.version });
  if (!saved.length)
    throw new AppError(
      'CONFLICT',
      'This budget was saved in another tab or by somebody else since you opened it. Nothing of yours was saved or lost.',
    );
  await recordEvent(tx, request, { action: 'event.budget-saved', actor, subjectId: event.id });
  return budgetOf(tx, event);
}

/** A line each, and below them the sums. Descriptions that a spreadsheet would run as formulas are escaped. */
async function fileOf(db: Db, event: EventRow, { actor, request }: By): Promise<Uint8Array> {
  const { total, lines, people } = await budgetOf(db, event);
  const sums = sumsOf(total, lines);
  const each = perPerson(sums.expected, people);
  const row = (category: string, text: string, amounts: readonly number[]): CsvCell[] => [
    category,
    text,
    ...amounts.map((paise) => paise / 100),
  ];
  const rows = [
    ...lines.map((line) => {
      const { category, description, planned, paid } = line;
      return row(COST_LABELS[category], description, [planned, paid, expectedOf(line) - paid]);
    }),
    row('All lines', '', [sums.planned, sums.paid, sums.toPay]),
    row('Total', '', [total]),
    row('Left of the total', '', [sums.left]),
    ...(each === null ? [] : [row('For each person registered', '', [each])]),
  ];
  await recordEvent(db, request, { action: 'event.exported', actor, subjectId: event.id });
  const headings = ['For', 'Description', 'Planned (INR)', 'Paid (INR)', 'Still to pay (INR)'];
  return new Uint8Array(Buffer.from([...csvFile(headings, rows)].join('')));
}
