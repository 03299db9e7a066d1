import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { StayBooking } from '#features/bookings/contract.ts';
import { confirmed } from './trips.ts';

/** A stay that is booked, paid and over: no test waits until it has passed. */
export async function aStayThatEnded(...[asked, where]: Parameters<typeof confirmed>): Promise<StayBooking> {
  const booking = await confirmed(asked, where);
  await promisify(execFile)(process.execPath, ['e2e/support/end-stay.ts', booking._id], {
    env: { ...process.env, DATA_DIR: '.cache/e2e-data' },
  });
  return booking;
}
