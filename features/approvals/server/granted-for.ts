import 'server-only';
import { namesOfPeople } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { ceilingOf, covering } from '../rules/run.ts';
import { requestOfBooking } from './requests.repo.ts';

/** What was approved for a booking. Amounts in paise; `ceiling` is null where nobody approved more than `amount`. */
export type Granted = { by: readonly string[]; amount: number; ceiling: number | null };

/** Who approved a booking, at which price and up to which ceiling (4.8). Null when it is not approved. */
export const grantedFor = (db: Db, companyId: string, bookingId: string): Promise<Granted | null> =>
  inCompany(db, companyId, async (tx) => {
    const request = await requestOfBooking(tx, companyId, bookingId);
    if (request?.state !== 'approved') return null;
    const { run, amount } = request;
    const people = [...new Set(covering(run).map(({ by }) => by))];
    const names = await namesOfPeople(tx, companyId, people);
    return { by: people.flatMap((id) => names.get(id) ?? []), amount, ceiling: ceilingOf(run) };
  });
