import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { QUARTER, useInstalments } from '../support/instalments.ts';

const { setup, db, jobs, buyer, books, deposited } = useInstalments();

describe('[7.20] a process that dies while a package is paid in parts', () => {
  it('before it heard of a payment: the jobs ask the gateway', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const { data } = await asha.payInstalment(_id, QUARTER);
    await asha.atCheckout(data.checkoutUrl, 'success-no-return');
    await db().execute(sql`truncate gateway_deliveries`); // no webhook comes either
    clock.advance(31 * 60_000);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 2 * QUARTER } });
    expect(await books(_id)).toEqual([2 * QUARTER, 0, 0]);
  });

  it('between the capture and its booking: the jobs finish it, once', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const { data } = await asha.payInstalment(_id, QUARTER);
    await db().execute(
      sql`create function die() returns trigger language plpgsql as 'begin raise exception ''dead''; end'`,
    );
    await db().execute(
      sql`create trigger die before insert on price_trail for each row when (new.total = 1050000 and new.stage = 'payment') execute function die()`,
    );
    try {
      await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
      expect((await asha.lookPackage(_id)).state).toBe('amending');
    } finally {
      await db().execute(sql`drop function die() cascade`);
    }
    clock.advance(60_000);
    await Promise.all([jobs(), jobs()]);
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 2 * QUARTER } });
    expect(await books(_id)).toEqual([2 * QUARTER, 0, 0]);
    expect((await setup.eventsOf(_id)).filter((event) => event.startsWith('finishAmend'))).toHaveLength(1);
  });
});
