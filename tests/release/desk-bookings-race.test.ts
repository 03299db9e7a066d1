import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingsDesk } from '../support/bookings-desk.ts';

const { setup, stocked, buyer, walletOf, jobs, act, codeAtHotel, afterwards } = useBookingsDesk();

describe('[7.20] staff, the recovery job and the traveller at the same moment', () => {
  it.each(['timeout-after-booking', 'pending', 'silent'] as const)(
    'one outcome, and the books agree (%s)',
    async (sentinel) => {
      for (let round = 0; round < 6; round++) {
        const [hotel, asha] = [await stocked({ sentinel }), await buyer(100_000)];
        const { _id: id } = await asha.confirmed(hotel, { walletAmount: 100_000 });
        const code = await codeAtHotel(id);
        clock.advance(5000); // the job is due
        const answers = await Promise.all([
          ...(code ? [act('confirm', id, { code })] : []),
          act('refund', id),
          act('ask-supplier', id),
          jobs(),
          jobs(),
          asha.cancel(id, 0, 'wallet'),
          act('refund', id),
        ]);
        for (const answer of answers) if (answer) expect([200, 409]).toContain(answer.status);
        for (let turn = 0; turn < 6; turn++) await afterwards();
        const { data } = await asha.look(id);
        const settled = (await setup.eventsOf(id)).filter((event) => /^(confirm|fail) /.test(event));
        expect(settled).toHaveLength(1);
        expect(['confirmed', 'cancelled', 'failed']).toContain(data.state);
        expect(await setup.broken()).toEqual({});
        expect(await setup.unsettled()).toEqual({});
        if (data.state === 'failed') expect(await walletOf(asha)).toBe(100_000);
      }
    },
  );
});
