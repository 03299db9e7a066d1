import { beforeEach, expect, it } from 'vitest';
import * as bookings from '#features/bookings/contract.ts';
import { ask, held, paid, quoted, signIn } from './ask.ts';

/** The sentinels of the demo stock. Registers its tests. */
export function sentinelsAnswer(): void {
  beforeEach(signIn);

  it('price and policy change before the hold', async () => {
    const dearer = await quoted('sentinel-price-change');
    expect(dearer.change).toMatchObject({ after: { total: dearer.total } });
    expect(dearer.change?.before.total).toBeLessThan(dearer.total);
    await expect(
      ask(bookings.hold, { body: { bookingId: dearer._id, acceptedTotal: dearer.change?.before.total ?? 0 } }),
    ).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    const accepted = await ask(bookings.hold, { body: { bookingId: dearer._id, acceptedTotal: dearer.total } });
    expect(accepted.trail.map(({ stage }) => stage)).toEqual(['hotel', 'review', 'accepted', 'hold']);
    expect((await quoted('sentinel-policy-change')).change?.after.policies).not.toEqual(
      (await quoted('sentinel-policy-change')).change?.before.policies,
    );
  });

  it('sold out at the hold, and at the confirmation with all of the money back', async () => {
    await expect(held('sentinel-sold-out-at-hold')).rejects.toMatchObject({ code: 'SOLD_OUT' });
    expect(await paid('sentinel-sold-out-at-confirm')).toMatchObject({ state: 'failed', refund: { to: 'source' } });
  });

  it('answers that come late or never', async () => {
    const look = (bookingId: string) => ask(bookings.details, { query: { bookingId } });
    for (const sentinel of ['sentinel-timeout-after-booking', 'sentinel-slow'])
      expect(await paid(sentinel)).toMatchObject({ state: 'confirmed' });
    const pending = await paid('sentinel-pending');
    expect([pending.state, (await look(pending._id)).state, (await look(pending._id)).state]).toEqual([
      'unknown',
      'unknown',
      'confirmed',
    ]);
    const lost = await paid('sentinel-lost-request');
    expect(lost.state).toBe('unknown');
    for (let looks = 0; looks < 2; looks++) await look(lost._id);
    expect(await look(lost._id)).toMatchObject({ state: 'failed' });
  });
}
