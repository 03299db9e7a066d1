import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enquiries } from '#features/support/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingsDesk } from '../support/bookings-desk.ts';
import { call } from '../support/call.ts';
import { aBookingCompany } from '../support/company-desk.ts';
import { aGuestWhoStayed, aReviewDesk, aReviewer } from '../support/guest-reviews.ts';
import { aHost, report } from '../support/hosted-events.ts';
import { until } from '../support/hub.ts';
import { aStream, type LiveStream, serveLive } from '../support/live-streams.ts';
import { aStaff } from '../support/staff.ts';
import { QUOTE } from '../support/transport-office.ts';
import { transportRequests } from '../support/transport-requests.ts';

const { setup, db, api, staff, act, codeAtHotel, aSilentBooking, afterwards, buyer, stocked } = useBookingsDesk();
const { aCompanyOnWheels, asked, choose, quoted } = transportRequests(setup);

type Served = Awaited<ReturnType<typeof serveLive>>;
const served: Served[] = [];
const aProcess = async (over?: Parameters<typeof serveLive>[0]): Promise<Served> => {
  const one = await serveLive({ apart: 20, ...over });
  served.push(one);
  return one;
};
let live: Served;
beforeEach(async () => void (live = await aProcess()));
afterEach(async () => {
  for (const one of served.splice(0)) await one.close();
});

/** A stream of another member of staff, who has heard what is heard at first. */
async function watching(path: string, at = live, token?: string): Promise<LiveStream> {
  const stream = await aStream(at.base, token ?? (await aStaff(db())).token, path);
  await until(() => stream.changes() === 1);
  return stream;
}
/** Runs this and waits until the stream has heard of it. */
async function hearing(stream: LiveStream, change: () => Promise<unknown>): Promise<void> {
  await wait();
  const before = stream.changes();
  await change();
  await until(() => stream.changes() > before, 1000);
}
/** Long enough for what must not come, and for changes that were announced to arrive. */
const wait = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms));

describe('[7.20] the desk in real time', () => {
  it('a transport request, a quote, and a quote taken are heard by whoever reads the list or the request', async () => {
    const company = await aCompanyOnWheels();
    const desk = await company.employee();
    const list = await watching('/api/desk/transport?show=waiting');
    await hearing(list, () => asked(desk));
    const { request, quoteId, staff: first } = await quoted(company, desk);
    const other = (await asked(desk)).data;
    const one = await watching(
      `/api/desk/transport/details?companyId=${request.companyId}&bookingId=${request.bookingId}`,
    );
    await hearing(one, () => first.post('quote', request, { ...QUOTE, name: 'Another' }));
    await wait();
    const before = one.changes();
    await hearing(list, () => first.post('quote', other, QUOTE));
    await wait();
    expect(one.changes(), 'another request').toBe(before);
    await hearing(one, async () => expect((await choose(desk, request, quoteId)).data.state).toBe('booking'));
    await hearing(list, () => first.post('confirm', request, { ticketNumber: 'MAL-4711', note: '' }));
    expect(JSON.stringify([list.heard, one.heard])).not.toMatch(/trq_|cmp_|Kochi|MAL/);
  });

  it('a booking that needs a person is heard of, what is done about it too, and a booking in order is not', async () => {
    const list = await watching('/api/desk/bookings?pageNo=1');
    await wait();
    const quiet = list.changes();
    await (await buyer()).confirmed(await stocked());
    await wait();
    expect(list.changes(), 'a booking in order').toBe(quiet);
    let id = '';
    await hearing(list, async () => ({ id } = await aSilentBooking()));
    const one = await watching(`/api/desk/bookings/details?bookingId=${id}`);
    await hearing(one, () => afterwards()); // it was asked about once more
    await hearing(list, async () =>
      expect((await act('confirm', id, { code: await codeAtHotel(id) })).status).toBe(200),
    );
    const next = await aSilentBooking();
    await hearing(list, () => act('refund', next.id));
    await hearing(list, () => afterwards()); // the gateway has made the refund
    const stuck = (await (await buyer()).confirmed(await stocked()))._id;
    const put = (state: string, minutes: number) =>
      db().execute(sql`
        update bookings set state = ${state}, updated_at = updated_at + make_interval(mins => ${minutes}), next_check_at =
          case when ${state} = 'confirming' then now() + interval '10 years' end
        where id = ${stuck}`);
    await put('confirming', 0);
    await hearing(list, () => put('confirmed', 10));
  });

  it('a credit limit and an enquiry are heard of', async () => {
    const { companyId } = await aBookingCompany(db, api);
    const other = await aBookingCompany(db, api);
    const grant = (to: string) =>
      call('POST', '/api/desk/companies/credit-limit', {
        token: staff().token,
        body: { companyId: to, limit: 1_000_000, shownLimit: 0, reason: 'Agreement of 1 December' },
      });
    const companies = await watching('/api/desk/companies?pageNo=1');
    const company = await watching(`/api/desk/companies/details?companyId=${companyId}`);
    await hearing(companies, async () => expect((await grant(other.companyId)).status).toBe(200));
    await wait();
    expect(company.changes(), 'another company').toBe(1);
    await hearing(company, () => grant(companyId));

    await db().delete(enquiries);
    const questions = await watching('/api/desk/enquiries?show=open');
    const question = 'When does the money for my stay come back?';
    await hearing(questions, () =>
      call('POST', '/api/enquiries', {
        body: { name: 'Latha Menon', email: 'latha@example.com', topic: 'refund', bookingCode: '', question },
      }),
    );
  });

  it('a review that is held back, published or reported, and a hosted event are heard of', async () => {
    const { guest, stay } = await aGuestWhoStayed(setup, await stocked());
    const desk = aReviewDesk((await aStaff(db())).token);
    const reviews = await watching('/api/desk/guest-reviews?show=waiting');
    await hearing(reviews, () => guest.review(stay._id, { liked: 'Ask for Ravi: 98450 22812' }));
    await hearing(reviews, async () => desk.decide((await desk.list()).reviews[0]!, 'publish'));
    const reader = aReviewer(await buyer());
    await hearing(reviews, async () => reader.report((await desk.list('published')).reviews[0]!.reviewId));

    const events = await watching('/api/desk/events?show=reported');
    const { code } = (await (await aHost(db())).host()).data;
    await hearing(events, async () => report(code));
  });

  it('is heard in every process; who returns to theirs hears of what was missed, and otherwise nothing', async () => {
    const path = '/api/desk/transport?show=waiting';
    const desk = await (await aCompanyOnWheels()).employee();
    const { token } = staff();
    const there = await watching(path, await aProcess());
    const here = await watching(path, live, token);
    await wait();
    const id = here.heard.at(-1)!.id;
    here.stop();
    await until(() => live.count() === 0);
    const same = await aStream(live.base, token, path, id);
    await until(() => same.beats() === 1);
    await wait();
    expect(same.heard).toEqual([]);
    same.stop();
    await hearing(there, () => asked(desk));
    const again = await aStream(live.base, token, path, id);
    await until(() => again.changes() === 1);
    await wait();
    expect(again.changes()).toBe(1);
  });

  it('is the staff’s alone, and ends with a sign-in that has ended, at the next heartbeat', async () => {
    const path = '/api/desk/bookings?pageNo=1';
    expect((await aStream(live.base, null, path)).status).toBe(401);
    expect((await aStream(live.base, (await buyer()).token(), path)).status).toBe(403);
    expect((await aStream(live.base, staff().token, '/api/desk/bookings?pageNo=none')).status).toBe(400);
    const quick = await aProcess({ heartbeat: 50 });
    const leaving = await aStaff(db());
    const [gone, idle] = [await watching(path, quick, leaving.token), await watching(path, live)];
    await call('POST', '/api/desk/sign-out', { body: { accessToken: leaving.token } });
    await until(() => gone.isOver());
    expect(gone.heard.at(-1)).toEqual({ id: '', name: 'end', data: '{"returnAfter":null}' });
    expect(idle.isOver()).toBe(false);
    const left = await watching(path, quick, (await aStaff(db())).token);
    clock.advance(11 * 60 * 60_000);
    await until(() => left.isOver());
    expect(quick.count()).toBe(0);
  });
});
