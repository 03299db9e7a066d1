import { describe, expect, it } from 'vitest';
import { GET, POST } from '#app/unsubscribe/[token]/route.ts';
import { remindBeforeTrips } from '#features/bookings/server/index.ts';
import type { NotificationPreferences, PersonalPreferences } from '#features/notifications/contract.ts';
import { addressOfUser } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { call } from '../support/call.ts';
import { ASHA } from '../support/buyer.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import { type Desk, approving, levelOf } from '../support/approvals-desk.ts';
import { deliver } from '../support/emails.ts';
import { headersOf } from '../support/email-headers.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a mail program sends for "Unsubscribe". */
const click = (address: string) => {
  const token = new URL(address).pathname.split('/').at(-1) ?? '';
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return POST(new Request(address, { method: 'POST', body }), { params: Promise.resolve({ token }) });
};
/** Where a browser that opens the address is sent. */
const openedAt = async (address: string) => {
  const token = new URL(address).pathname.split('/').at(-1) ?? '';
  const answer = await GET(new Request(address), { params: Promise.resolve({ token }) });
  return [answer.status, answer.headers.get('location')];
};
const channelsOf = async (desk: Desk, kind: string) => {
  const { data } = await desk.get<NotificationPreferences>('/api/corporate/notifications/preferences');
  const found = data.kinds.find((one) => one.kind === kind);
  return Object.fromEntries(found?.channels.map(({ channel, on }) => [channel, on]) ?? []);
};

async function asked() {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([hotelRules(nightBudget(400_000))]);
  await company.approvals([{ levels: [levelOf([company.admin])] }]);
  await deliver(db());
  await approving(await company.employee()).send(await stocked());
  const email = (await deliver(db())).find(({ unsubscribe }) => unsubscribe?.includes('/unsubscribe/'));
  return { company, email: email!, address: email!.unsubscribe! };
}

describe('unsubscribing by one click in a mail program (RFC 8058)', () => {
  it('[7.20] the email names the address, a click switches its kind off, and twice is no error', async () => {
    const { company, email, address } = await asked();
    const headers = await headersOf(email);
    expect(headers).toContain(`List-Unsubscribe: <${address}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (let times = 0; times < 2; times++) {
      const answer = await click(address);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('You will not get these emails any more'),
      ]);
      expect(await channelsOf(company.admin, 'approvals')).toEqual({ bell: true, mail: false, push: true });
    }
  });

  it('[6.1] approvals then come by the bell, also where it was switched off', async () => {
    const { company, address } = await asked();
    await call('PUT', '/api/corporate/notifications/preferences', {
      body: { off: [{ kind: 'approvals', channel: 'bell' }] },
      token: company.admin.token(),
    });
    await click(address);
    expect(await channelsOf(company.admin, 'approvals')).toMatchObject({ bell: true, mail: false });
  });

  it('[6.2] an address that is opened, changed or made up changes nothing', async () => {
    const { company, address } = await asked();
    expect(await openedAt(address)).toEqual([303, '/corporate/account']);
    const [text = '', signature = ''] = new URL(address).pathname.split('/').at(-1)!.split('.');
    const other = Buffer.from(
      JSON.stringify({ companyId: company.companyId, userId: company.admin.userId, kind: 'policyChanges' }),
    ).toString('base64url');
    for (const wrong of [text, `${text}.`, `${other}.${signature}`, `${text}.${signature.slice(1)}A`, 'x.y', '.', ''])
      expect((await click(address.replace(/[^/]+$/, wrong || '%20'))).status).toBe(404);
    expect(await channelsOf(company.admin, 'approvals')).toMatchObject({ mail: true });
    expect(await channelsOf(company.admin, 'policyChanges')).toMatchObject({ mail: true });
  });

  it('[7.20] a consumer ends reminders of trips, whose account the address opens; other emails name no such address', async () => {
    const asha = await setup.buyer();
    const booking = await asha.confirmed(await stocked());
    const account = await addressOfUser(db(), asha.userId);
    await asha.nameGuests(booking._id, { ...ASHA, email: account!.email });
    expect((await deliver(db())).map(({ unsubscribe }) => unsubscribe)).toEqual([undefined]);
    clock.advance(Date.parse(booking.checkInAt) - DAY + HOUR - clock.now().getTime());
    expect(await remindBeforeTrips({ db: db() })).toBe(1);
    const reminder = (await deliver(db())).find(({ subject }) => subject.startsWith('Your stay at '));
    const address = reminder!.unsubscribe!;
    expect(await openedAt(address)).toEqual([303, '/account']);
    expect((await click(address)).status).toBe(200);
    const { data } = await asha.get<PersonalPreferences>('/api/users/notifications/preferences');
    expect(data.kinds.find(({ kind }) => kind === 'tripReminders')?.channels).toEqual([
      { channel: 'mail', on: false },
      { channel: 'push', on: true },
    ]);
  });
});
