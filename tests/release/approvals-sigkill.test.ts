import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA, NIGHT } from '../support/buyer.ts';
import { aBookingCompany, hotelRules, nightBudget, oneAdult } from '../support/company-desk.ts';
import type { ApprovalPlan } from '../support/crash/approve-child.ts';

const setup = useBookingSetup();
const KILLS = 5;

it(`[4.8] killed with SIGKILL while people ask and two answer at once, ${KILLS} times: booking and request stand together, and no room is lost`, async () => {
  const company = await aBookingCompany(setup.db, setup.api);
  await company.policy([hotelRules(nightBudget(400_000))]);
  await company.fund(50_000_000);
  const desks = [];
  for (let at = 0; at < 4; at++) desks.push(await company.employee());
  const [one, two, ...approvers] = desks;
  await company.approvals([{ policy: 'outside', levels: [levelOf(approvers)] }]);
  const room = await setup.stocked({ allotment: 5000 });
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--import',
        './scripts/server-modules.mjs',
        'tests/support/crash/approve-child.ts',
      ],
      { env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['pipe', 'pipe', 'pipe'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const complaints: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
    const plan: ApprovalPlan = {
      now: clock.now().toISOString(),
      companyId: company.companyId,
      askers: [one!.userId, two!.userId],
      approvers: approvers.map(({ userId }) => userId),
      room: { hotelId: room.hotelId, roomTypeId: room.roomTypeId, ratePlanId: room.ratePlanId },
      stay: oneAdult({ nights: 1 }),
      total: NIGHT,
      details: { ...ASHA, guests: [...ASHA.guests] },
    };
    child.stdin.write(`${JSON.stringify(plan)}\n`);
    await Promise.race([
      answers(child.stdout, 3 + kill),
      ended.then(() => Promise.reject(new Error(`The child ended by itself: ${complaints.join('')}`))),
    ]);
    await pause(Math.random() * 100);
    child.kill('SIGKILL');
    await ended;
    expect(complaints).toEqual([]);
    expect(await setup.broken(), `right after kill ${kill + 1}`).toEqual({});
    await setup.settle();
    expect({ ...(await setup.broken()), ...(await setup.unsettled()) }, `settled after kill ${kill + 1}`).toEqual({});
  }
  const { rows } = await setup.db().execute<{ state: string }>(sql`select distinct state from approval_requests`);
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['approved', 'withdrawn']));
  const { rows: booked } = await setup
    .db()
    .execute<{ n: number }>(sql`select count(*)::int as n from bookings where state = 'confirmed'`);
  expect(booked[0]!.n).toBeGreaterThan(0);
}, 300_000);

/** Waits for so many answers. */
async function answers(output: NodeJS.ReadableStream, count: number): Promise<void> {
  let heard = 0;
  for await (const _ of createInterface({ input: output, signal: AbortSignal.timeout(60_000) }))
    if (++heard >= count) return;
  throw new Error('The child never answered');
}
