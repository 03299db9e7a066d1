import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { call } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();

/** The sentence of a setting, and the amount in the audit log, after the company has asked for a warning below ₹5,00,000. */
async function toldBelow(over: Parameters<typeof aCompany>[0]) {
  const token = (await aCompany(over)).accessTokenData.accessToken;
  const { creditLimit: _, ...form } = { ...DEFAULT_SETTINGS, lowBalance: 50_000_000 };
  await call('PUT', '/api/corporate/configuration', { body: form, token });
  const settings = await call<{ effects: { lowBalance: string } }>('GET', '/api/corporate/configuration', { token });
  const trail = await call<{ entries: AuditEntry[] }>('GET', '/api/corporate/audit-trail?kind=settings', { token });
  return [
    settings.data.effects.lowBalance,
    trail.data.entries[0]?.changes.find(({ after }) => after.includes('₹'))?.after,
  ];
}

describe('amounts in what the server writes for a company', () => {
  it('[9.9] are grouped by lakhs for a company of India, in sentences and in the audit log', async () => {
    expect(await toldBelow({})).toEqual([expect.stringContaining('₹5,00,000'), '₹5,00,000']);
  });

  it('[9.9] are grouped by thousands for a company abroad', async () => {
    expect(await toldBelow({ countryCode: '826', city: 'london' })).toEqual([
      expect.stringContaining('₹500,000'),
      '₹500,000',
    ]);
  });

  it('[9.9] [4.8] are grouped by lakhs in the email to an approver and in the request', async () => {
    const { ask, one } = await anApprovalOffice(setup, { levels: (first) => [levelOf([first])] });
    const hotel = await setup.stocked({ night: 6_000_000 });
    const sent = await ask.send(hotel, { shownTotal: 14_160_000 }); // two nights, 18 % GST included
    const [email] = await deliver(setup.db());
    expect(email!.subject).toContain('₹1,41,600');
    expect(email!.text).not.toContain('₹141,600');
    expect((await one.see(sent.data.bookingId)).data.history[0]?.text).toContain('₹1,41,600');
  });
});
