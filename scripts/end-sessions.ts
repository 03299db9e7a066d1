/**
 * `npm run sessions:end -- --person <id or email> | --company <id or exact name> | --all, --reason "…" [--apply]`:
 * signs people out everywhere. Without --apply it prints who would be signed out, and changes nothing.
 */
import { parseArgs } from 'node:util';
import type { Db } from '#lib/server/db/connect.ts';
import { onOpenDatabase } from './on-open-database.ts';

const USAGE = `npm run sessions:end -- --person <id or email> | --company <id or exact name> | --all, --reason "Laptop stolen"
  prints who would be signed out; --apply signs them out. --all includes event guests and desk staff.`;

type Wanted = { person: string; company: string; all: boolean; reason: string; apply: boolean };

await onOpenDatabase(readArguments, end);

/** Throws an Error that says what is wrong and how to use the command. */
function readArguments(): Wanted {
  const options = {
    person: { type: 'string' },
    company: { type: 'string' },
    all: { type: 'boolean', default: false },
    reason: { type: 'string' },
    apply: { type: 'boolean', default: false },
  } as const;
  const { person = '', company = '', all, reason = '', apply } = parseArgs({ options }).values;
  if ([person, company, all].filter(Boolean).length !== 1 || !reason.trim())
    throw new Error(`Name one person, one company or --all, and the reason.\n\n${USAGE}`);
  return { person, company, all, reason, apply };
}

async function end(db: Db, { person, company, all, reason, apply }: Wanted): Promise<string> {
  const { endSessionsOf } = await import('#features/identity/server/index.ts');
  const { peopleOfCompany } = await import('#features/companies/server/index.ts');
  const { closeAllGuestSessions } = await import('#features/events/server/index.ts');
  const { closeAllStaffSessions } = await import('#features/desk/server/index.ts');
  const chosen = company ? await peopleOfCompany(db, company) : null;
  const ended = await endSessionsOf(db, { whose: chosen ?? (all ? 'everybody' : { person }), reason, apply });
  const guests = all ? await closeAllGuestSessions(db, { apply }) : 0;
  const staff = all ? await closeAllStaffSessions(db, { apply }) : 0;
  return [
    chosen ? `${chosen.companyName} (${chosen.companyId})` : all ? 'Everybody' : person,
    `signed in: ${ended.people} people, ${ended.sessions} sessions${all ? `; ${guests} sessions of event guests; ${staff} of desk staff` : ''}`,
    apply
      ? 'Done: they are signed out. Recorded in the audit trail.'
      : 'This was a dry run; nothing was changed. Add --apply to do it.',
  ].join('\n');
}
