/**
 * `npm run desk:staff -- --email <address> --name "<name>" [--apply]`: opens a staff account at the desk and emails a
 * one-time link to set its password; for an existing account it emails another link. `--close` instead of `--name`
 * closes it. Without --apply it prints what it would do, and changes nothing.
 */
import { parseArgs } from 'node:util';
import type { Db } from '#lib/server/db/connect.ts';
import { onOpenDatabase } from './on-open-database.ts';

const USAGE = `npm run desk:staff -- --email meera@sarai.example --name "Meera Nair"
  prints what it would do; --apply opens the account and emails a link to set its password, or emails another link.
npm run desk:staff -- --email meera@sarai.example --close
  closes the account and ends its sign-ins and links at once.`;

type Wanted = { email: string; name: string; close: boolean; apply: boolean };

const WOULD = {
  opened: 'would open the account and email a link to set its password',
  'opened again': 'would open the closed account again and email a link to set its password',
  'sent another link': 'has an account; would email another link to set its password',
  closed: 'would close the account and end its sign-ins',
};
const DID = {
  opened: 'the account is open; a link to set its password was emailed',
  'opened again': 'the account is open again; a link to set its password was emailed',
  'sent another link': 'has an account; another link to set its password was emailed',
  closed: 'the account is closed and its sign-ins have ended',
};

await onOpenDatabase(readArguments, change);

/** Throws an Error that says what is wrong and how to use the command. */
function readArguments(): Wanted {
  const options = {
    email: { type: 'string' },
    name: { type: 'string' },
    close: { type: 'boolean', default: false },
    apply: { type: 'boolean', default: false },
  } as const;
  const { email = '', name = '', close, apply } = parseArgs({ options }).values;
  if (!email || Boolean(name) === close)
    throw new Error(`Name the address, and either the name or --close.\n\n${USAGE}`);
  return { email, name, close, apply };
}

async function change(db: Db, { email, name, close, apply }: Wanted): Promise<string> {
  const desk = await import('#features/desk/server/index.ts');
  const changed = close
    ? await desk.closeStaffAccount(db, { email, apply })
    : await desk.openStaffAccount(db, { email, name, apply });
  return [
    `${changed.name} <${changed.email}>: ${(apply ? DID : WOULD)[changed.did]}`,
    apply ? 'Done. Recorded in the audit trail.' : 'This was a dry run; nothing was changed. Add --apply to do it.',
  ].join('\n');
}
