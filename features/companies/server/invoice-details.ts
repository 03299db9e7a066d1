import 'server-only';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { companies, gstRegistrations } from './tables.ts';

/** The recipient of a company's invoices: name, address, registration. */
export type InvoiceDetails = { number: string; state: string; companyName: string; address: string };

/**
 * The company's name, and its registration for a supply in a state (GST code, null abroad): that state's own, because
 * the tax of a stay is creditable only there (IGST Act, section 12(3)(b)), else the head office's. `invoiceTo` is null
 * without any registration. The address is that registration's; until it is entered, only the state is printed, because
 * a city in another state would make the invoice false.
 */
export async function invoiceDetailsOf(
  db: Db,
  companyId: string,
  stateCode: string | null,
): Promise<{ companyName: string; invoiceTo: InvoiceDetails | null }> {
  const [company] = await db
    .select({ name: companies.name, gstNumber: companies.gstNumber })
    .from(companies)
    .where(eq(companies.id, companyId));
  const companyName = company?.name ?? '';
  const fits = or(
    eq(gstRegistrations.isHeadOffice, true),
    stateCode === null ? undefined : eq(gstRegistrations.stateCode, stateCode),
  );
  const rows = await db
    .select()
    .from(gstRegistrations)
    .where(and(eq(gstRegistrations.companyId, companyId), fits))
    .orderBy(desc(gstRegistrations.isHeadOffice), asc(gstRegistrations.stateCode));
  const registered = rows.find((row) => row.stateCode === stateCode) ?? rows[0];
  const number = registered?.number ?? company?.gstNumber ?? null;
  if (!company || number === null) return { companyName, invoiceTo: null };
  const state = gstStateName(number.slice(0, 2)) ?? number.slice(0, 2);
  return { companyName, invoiceTo: { number, state, companyName, address: registered?.address || state } };
}
