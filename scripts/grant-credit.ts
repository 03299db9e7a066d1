/**
 * `npm run companies:credit -- --company <id or exact name> --limit 500,000 --reason "…" [--apply]`: sets a company's
 * credit limit. Without --apply it says what it would do, and changes nothing.
 */
import { parseArgs } from 'node:util';
import type { Db } from '#lib/server/db/connect.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { readRupees } from '#lib/shared/read-rupees.ts';
import { onOpenDatabase } from './on-open-database.ts';

const USAGE = `npm run companies:credit -- --company <id or exact name> --limit 500,000 --reason "Agreement of 1 December"
  prints what it would do; --apply does it. The limit is in rupees: 500000, 500,000 and ₹5,00,000 are the same; 0 ends the credit.`;

type Wanted = { company: string; limit: number; reason: string; apply: boolean };

await onOpenDatabase(readArguments, grant);

/** Throws an Error that says what is wrong and how to use the command. */
function readArguments(): Wanted {
  const options = {
    company: { type: 'string' },
    limit: { type: 'string' },
    reason: { type: 'string' },
    apply: { type: 'boolean', default: false },
  } as const;
  const { company = '', limit = '', reason = '', apply } = parseArgs({ options }).values;
  if (!company || !limit || !reason.trim()) throw new Error(`Name the company, the limit and the reason.\n\n${USAGE}`);
  const paise = readRupees(limit);
  if (paise === null) throw new Error(`“${limit}” is no amount in rupees.\n\n${USAGE}`);
  return { company, limit: paise, reason, apply };
}

async function grant(db: Db, wanted: Wanted): Promise<string> {
  const { balanceOf, creditOf } = await import('#features/payments/server/index.ts');
  const { grantCredit } = await import('#features/companies/server/index.ts');
  const { companyId, companyName, before, after } = await grantCredit(db, wanted);
  const outstanding = Math.max(0, -(await balanceOf(db, creditOf(companyId))));
  const inRupees = (paise: number): string => formatMoney(money(paise));
  return [
    `${companyName} (${companyId})`,
    `credit limit: ${inRupees(before)} before, ${inRupees(after)} ${wanted.apply ? 'now' : 'after'}`,
    `outstanding: ${inRupees(outstanding)}${outstanding > after ? `, ${inRupees(outstanding - after)} above the limit: nothing more can be booked on credit until that is paid` : ''}`,
    wanted.apply
      ? 'Done. Recorded in the company’s audit trail.'
      : 'This was a dry run; nothing was changed. Add --apply to do it.',
  ].join('\n');
}
