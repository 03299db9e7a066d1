import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskTransport, TransportDetails, TransportView } from '#features/transport/contract.ts';
import { MOST_TICKET_BYTES, MOST_TICKET_FILES, TICKET_EMAIL_WAITS_MS } from '#features/transport/rules/ticket-files.ts';
import { transportRetention } from '#features/transport/server/retention.ts';
import { transportTicketFiles } from '#features/transport/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { forCompany } from '#lib/server/db/across-companies.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import { call } from '../support/api-server.ts';
import type { Desk } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { aClient, type ServedHub, serveRealtime, until } from '../support/hub.ts';
import { aStaff } from '../support/staff.ts';

const setup = useBookingSetup();
const { db } = setup;
let hub: ServedHub;
beforeAll(async () => void (hub = await serveRealtime()));
afterAll(() => hub.close());

type Told = { message: string | null };

const BUS: TransportDetails = {
  mode: 'bus',
  from: 'Kochi',
  to: 'Munnar',
  date: '2026-12-10',
  timing: 'morning',
  coach: 'ac-seater',
};
const PDF = Buffer.from('%PDF-1.7\nberth 12\n%%EOF\n');

/** A bus that two people travel with, paid and waiting to be booked at the desk. */
async function beingBooked() {
  const company = await aBookingCompany(db, setup.api, {
    settings: { modes: ['hotel', 'bus'], paying: 'wallet' },
  });
  await company.fund(1_000_000);
  const [om, asha, ravi] = [company.admin, await company.employee(), await company.employee()];
  const { data: request } = await om.post<TransportView>('/api/corporate/transport', {
    details: BUS,
    travellerIds: [om.userId, asha.userId],
    reason: 'The estate',
  });
  const { token } = await aStaff(db());
  const { bookingId, companyId } = request;
  const atDesk = <Data = DeskTransport>(method: 'GET' | 'POST', what: string, body: object = {}) =>
    call<Data>(method, `/api/desk/transport/${what}`, {
      token,
      ...(method === 'POST' ? { body: { bookingId, companyId, ...body } } : {}),
    });
  const { data } = await atDesk('POST', 'quote', {
    name: 'KSRTC Garuda',
    departsAt: '2026-12-10T06:30',
    fare: 90_000,
    fee: 0,
    expiresAt: '2026-12-03T18:00',
    freeUntil: null,
    charge: null,
  });
  const [quote] = data.quotes;
  await om.post('/api/corporate/transport/choose', {
    bookingId,
    quoteId: quote?.quoteId,
    acceptedTotal: quote?.total,
  });
  const add = (fileName = 'ticket.pdf', bytes = PDF) =>
    atDesk('POST', 'ticket-files', { fileName, file: bytes.toString('base64') });
  const look = async (desk: Desk) =>
    (await desk.get<TransportView>(`/api/corporate/transport/details?bookingId=${bookingId}`)).data;
  const download = (who: string, fileId: string, path = 'corporate/transport', over = '') =>
    fetch(`${setup.api()}/api/${path}/ticket-files?bookingId=${bookingId}&fileId=${fileId}${over}`, {
      headers: { authorization: `Bearer ${who}` },
    });
  return { request, token, om, asha, ravi, add, atDesk, look, download };
}

describe('ticket files of transport', () => {
  it('[3.15] reach who asked and who travels with the confirmation, as they were added, and nobody else', async () => {
    const { om, asha, ravi, token, request, add, atDesk, look, download } = await beingBooked();
    const added = await add('Berth 12 – Kochi.pdf');
    expect([added.status, added.data.ticketFiles]).toEqual([
      200,
      [
        {
          fileId: expect.stringMatching(/^tkf_/) as string,
          fileName: 'Berth 12 – Kochi.pdf',
          bytes: PDF.length,
          addedAt: expect.any(String) as string,
        },
      ],
    ]);
    const fileId = added.data.ticketFiles[0]?.fileId ?? '';
    expect([(await look(om)).ticketFiles, (await download(om.token(), fileId)).status]).toEqual([[], 409]);
    expect((await atDesk('POST', 'confirm', { ticketNumber: 'KL-1' })).data.ticketFiles).toHaveLength(1);
    for (const desk of [om, asha]) {
      expect((await look(desk)).ticketFiles.map(({ fileName }) => fileName)).toEqual(['Berth 12 – Kochi.pdf']);
      const file = await download(desk.token(), fileId);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="ticket-files.bin"',
        'cache-control': 'private, no-store',
      });
    }
    const stranger = await aBookingCompany(db, setup.api, {});
    for (const other of [ravi, stranger.admin]) expect((await download(other.token(), fileId)).status).toBe(404);
    expect((await download(om.token(), 'tkf_another')).status).toBe(404);
    const atDeskOfHis = await download(om.token(), fileId, 'desk/transport', `&companyId=${request.companyId}`);
    expect([atDeskOfHis.status, (await download(token, fileId, 'corporate/transport')).status]).toEqual([403, 401]);
    expect((await download(token, fileId, 'desk/transport', `&companyId=${request.companyId}`)).status).toBe(200);
    const elsewhere = `&companyId=${(await look(om)).companyId}x`;
    expect((await download(token, fileId, 'desk/transport', elsewhere)).status).toBe(404);
  });

  it('[3.15] are refused beside the field by what they are, by their size and by their number; and removed', async () => {
    const { add, atDesk } = await beingBooked();
    const refused = async (...given: Parameters<typeof add>) => {
      const { status, json } = await add(...given);
      return [status, (json as unknown as { fields?: object }).fields];
    };
    const kinds = 'Choose a PDF, JPEG, PNG or WebP file.';
    expect(await refused('a.pdf', Buffer.from('<html><script>'))).toEqual([400, { file: kinds }]);
    expect(await refused('a.html', PDF)).toEqual([
      400,
      { file: 'The file is a PDF by its content, but not by its name.' },
    ]);
    expect(await refused('a.pdf', Buffer.alloc(0))).toEqual([400, { file: 'Choose a file.' }]);
    expect(await refused('../a.pdf')).toEqual([400, { fileName: 'Choose a file, not a folder.' }]);
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(MOST_TICKET_BYTES, 'x'), Buffer.from('%%EOF')]);
    expect(await refused('a.pdf', large)).toEqual([400, { file: 'The file is larger than 4 MB.' }]);
    expect((await add('a.pdf', Buffer.alloc(2 * MOST_TICKET_BYTES))).status).toBe(413);

    for (let count = 0; count < MOST_TICKET_FILES; count++) expect((await add(`${count}.pdf`)).status).toBe(200);
    expect(await add('more.pdf')).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    const { data } = await atDesk('POST', 'ticket-files/remove', {
      fileId: (await db().select().from(transportTicketFiles)).find(({ name }) => name === '0.pdf')?.id,
    });
    expect(data.ticketFiles.map(({ fileName }) => fileName).sort()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf']);
    expect(await atDesk('POST', 'ticket-files/remove', { fileId: 'tkf_another' })).toMatchObject({ status: 404 });
  });

  it('[3.15] belong to what is paid: none before, none after the end; each is in the audit trail', async () => {
    const { om, request, add, atDesk, look, download } = await beingBooked();
    const { bookingId } = request;
    const { data } = await add();
    const fileId = data.ticketFiles[0]?.fileId ?? '';
    await atDesk('POST', 'confirm', { ticketNumber: 'KL-1' });
    expect((await add('second.pdf')).data.ticketFiles, 'a ticket that came later').toHaveLength(2);
    const { cancelling } = await look(om);
    await om.post('/api/corporate/transport/cancel', { bookingId, shownRefund: cancelling.refund });
    expect([(await look(om)).state, (await download(om.token(), fileId)).status]).toEqual(['cancelled', 200]);
    expect(await add('late.pdf')).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    const { data: waiting } = await om.post<TransportView>('/api/corporate/transport', {
      details: BUS,
      travellerIds: [om.userId],
      reason: 'The estate',
    });
    const early = await atDesk('POST', 'ticket-files', {
      bookingId: waiting.bookingId,
      fileName: 'a.pdf',
      file: PDF.toString('base64'),
    });
    expect(early).toMatchObject({ status: 409, code: 'STATE_BLOCKED' });
    const trail = await db().select().from(auditEvents).where(eq(auditEvents.subjectId, bookingId));
    expect(trail.filter(({ action }) => action === 'transport-request.ticket added')).toHaveLength(2);
  });

  it('[3.15] [8.8] that are added later are told in the open tabs and by email, each once', async () => {
    const { om, asha, ravi, request, token, add, atDesk } = await beingBooked();
    const tabs = await Promise.all([om, asha, ravi].map((desk) => aClient(hub.base, desk.token())));
    for (const [at, { userId }] of [om, asha, ravi].entries())
      await tabs[at]?.subscribe(`/topic/bookingConfirmation${userId}`);
    await add('first.pdf');
    await atDesk('POST', 'confirm', { ticketNumber: 'KL-1' });
    const heard = () => tabs.map(({ messages }) => messages.map(({ body }) => (JSON.parse(body) as Told).message));
    await until(() => heard()[0]?.length === 1 && heard()[1]?.length === 1);
    expect(heard(), 'a ticket before the confirmation comes with it').toEqual([[null], [null], []]);
    const { bookingId, companyId } = request;
    const who = { bookingId, companyId };
    const emails = async () =>
      (await deliver(db())).filter(({ subject }) => subject.endsWith('Bus from Kochi to Munnar, Thu 10 Dec, morning'));
    expect((await emails()).map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmed', 'Confirmed']);
    await call('PUT', '/api/corporate/notifications/preferences', {
      token: asha.token(),
      body: { off: [{ kind: 'bookings', channel: 'mail' }] },
    });

    clock.advance(60_000);
    const second = { ...who, fileName: 'second.pdf', file: PDF.toString('base64') };
    const key = crypto.randomUUID();
    for (let time = 0; time < 2; time++)
      expect((await call('POST', '/api/desk/transport/ticket-files', { token, key, body: second })).status).toBe(200);
    clock.advance(60_000);
    await add('third.pdf');
    await until(() => heard()[0]?.length === 3 && heard()[1]?.length === 3);
    const text = 'A ticket was added to your Bus booking.';
    expect(heard()).toEqual([[null, text, text], [null, text, text], []]);
    expect(await emails(), 'they wait for the next file').toEqual([]);
    clock.advance(TICKET_EMAIL_WAITS_MS);
    const sent = await emails();
    expect(
      sent.map(({ subject }) => subject.split(':')[0]),
      'to who asked, and to no traveller who switched it off',
    ).toEqual(['Ticket added']);
    expect(sent[0]?.text).toMatch(/File: first\.pdf\nFile: second\.pdf\nFile: third\.pdf/);
    clock.advance(TICKET_EMAIL_WAITS_MS);
    expect(await emails()).toEqual([]);
    await Promise.all(tabs.map((tab) => tab.stop()));
  });

  it('[3.15] that were removed, or whose trip was cancelled, are in no email', async () => {
    const { om, request, add, atDesk, look } = await beingBooked();
    await atDesk('POST', 'confirm', { ticketNumber: 'KL-1' });
    await deliver(db());
    const wrong = (await add('wrong.pdf')).data.ticketFiles[0]?.fileId;
    await atDesk('POST', 'ticket-files/remove', { fileId: wrong });
    clock.advance(TICKET_EMAIL_WAITS_MS);
    expect(await deliver(db())).toEqual([]);
    await add('late.pdf');
    const { cancelling } = await look(om);
    await om.post('/api/corporate/transport/cancel', {
      bookingId: request.bookingId,
      shownRefund: cancelling.refund,
    });
    clock.advance(TICKET_EMAIL_WAITS_MS);
    expect((await deliver(db())).map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled', 'Cancelled']);
  });

  it('[3.15] are deleted after a year', async () => {
    const { request, add } = await beingBooked();
    await add();
    const held = () =>
      forCompany(db(), request.companyId, (tx) =>
        tx.select().from(transportTicketFiles).where(eq(transportTicketFiles.requestId, request.bookingId)),
      );
    const after = (days: number) => deleteExpired(db(), transportRetention, new Date(+clock.now() + days * 86_400_000));
    await after(364);
    expect(await held()).toHaveLength(1);
    await after(366);
    expect(await held()).toHaveLength(0);
  });
});
