import { expect, it } from 'vitest';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { aCompany } from '../support/companies.ts';
import { useCompanyOffice } from '../support/company-office.ts';

const { api, good } = useCompanyOffice();

/** 14 hours ahead of UTC and 11 behind: they never share a date. */
const [EAST, WEST] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];

it('[9.10] the audit log’s days are the days of the reader, on the page and in the file', async () => {
  const admin = (await aCompany()).accessTokenData.accessToken;
  await good('PUT', 'company', { companyName: 'Another name', registrations: [] }, admin);
  const { entries } = await good<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=company', undefined, admin);
  const at = entries[0]?.at ?? '';
  const read = async (path: string, zone: string, day: string) =>
    (
      await fetch(`${api.base()}/api/corporate/${path}?kind=company&since=${day}&until=${day}`, {
        headers: { authorization: `Bearer ${admin}`, 'x-time-zone': zone },
      })
    ).text();
  for (const path of ['audit-trail', 'audit-trail/file']) {
    expect(await read(path, EAST, dateInZone(at, EAST))).toContain('Another name');
    expect(await read(path, WEST, dateInZone(at, WEST))).toContain('Another name');
    expect(await read(path, WEST, dateInZone(at, EAST))).not.toContain('Another name');
    expect(await read(path, EAST, dateInZone(at, WEST))).not.toContain('Another name');
  }
});
