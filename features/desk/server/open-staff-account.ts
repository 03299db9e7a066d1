import 'server-only';
import { eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { byCommand } from '#lib/server/by-command.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { emailField, lineField } from '#lib/shared/person-fields.ts';
import { closeStaffSessions } from './staff-sessions.repo.ts';
import { staffAccounts, staffLinks } from './tables.ts';

const nameField = lineField('Name the person.', 120, 'A name is at most 120 characters.');
const COMMAND = 'npm run desk:staff';

/** What the operator's command did, or without `apply` would do. */
export type StaffChange = {
  email: string;
  name: string;
  did: 'opened' | 'sent another link' | 'opened again' | 'closed';
};

/**
 * Operator command: opens a staff account and mails a link to set its password; for an existing account it mails a new
 * link, and an account that was closed is opened again without its old password. Not reachable over HTTP. Throws
 * INVALID_INPUT.
 */
export async function openStaffAccount(
  db: Db,
  typed: { email: string; name: string; apply: boolean },
): Promise<StaffChange> {
  const [email, name] = [checked(emailField, typed.email), checked(nameField, typed.name)];
  return inTransaction(db, async (tx) => {
    const [known] = await tx.select().from(staffAccounts).where(eq(staffAccounts.email, email)).for('update');
    const did = !known ? 'opened' : known.closedAt ? 'opened again' : 'sent another link';
    if (!typed.apply) return { email, name, did };
    const id = known?.id ?? newId('stf', clock.now().getTime());
    if (!known) await tx.insert(staffAccounts).values({ id, email, name, passwordHash: null, createdAt: clock.now() });
    else
      await tx
        .update(staffAccounts)
        .set({ name, closedAt: null, ...(known.closedAt ? { passwordHash: null } : {}) })
        .where(eq(staffAccounts.id, id));
    await enqueueMail(tx, { template: 'staff-link', urgency: 'security', recipient: email, facts: {} });
    await recordEvent(tx, byCommand(COMMAND), {
      action: 'desk.account-opened',
      actor: null,
      subjectId: id,
      details: { operator: true, did, name },
    });
    return { email, name, did };
  });
}

/** Operator command: closes a staff account; its sign-ins and links end at once. Throws NOT_FOUND, INVALID_INPUT. */
export async function closeStaffAccount(db: Db, typed: { email: string; apply: boolean }): Promise<StaffChange> {
  const email = checked(emailField, typed.email);
  return inTransaction(db, async (tx) => {
    const [known] = await tx.select().from(staffAccounts).where(eq(staffAccounts.email, email)).for('update');
    if (!known || known.closedAt) throw new AppError('NOT_FOUND', `No staff account is open for “${email}”.`);
    const { id, name } = known;
    if (!typed.apply) return { email, name, did: 'closed' };
    await tx.update(staffAccounts).set({ closedAt: clock.now(), passwordHash: null }).where(eq(staffAccounts.id, id));
    await closeStaffSessions(tx, id);
    await tx.delete(staffLinks).where(eq(staffLinks.staffId, id));
    await recordEvent(tx, byCommand(COMMAND), {
      action: 'desk.account-closed',
      actor: null,
      subjectId: id,
      details: { operator: true, name },
    });
    return { email, name, did: 'closed' };
  });
}

type Field = typeof emailField | typeof nameField;

function checked(field: Field, typed: string): string {
  const result = field.safeParse(typed);
  if (result.success) return result.data;
  throw new AppError('INVALID_INPUT', result.error.issues[0]?.message ?? 'Check the address and the name.');
}
