import { describe, expect, it } from 'vitest';
import type { SavedTraveller, TravellerRow } from '#features/travellers/contract.ts';
import { MOST_TRAVELLERS } from '#features/travellers/rules/most-travellers.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { newId } from '#lib/shared/ids.ts';
import { aCaller } from '../support/a-caller.ts';
import { accessToken } from '../support/access-token.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { useCapturedLog } from '../support/captured-log.ts';
import { failure } from '../support/refusal.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
useApiServer();
const log = useCapturedLog();

type Saved = { travellers: TravellerRow[]; business: { gstNumber: string } | null };

const PASSPORT = { number: 'Z1234567', expires: '2034-05-01', nationality: '356' };
const MEERA = { title: 'Ms', firstName: 'Meera', lastName: 'Nair', born: '1990-04-30', passport: PASSPORT };
const PROFILE = {
  meal: 'VJML',
  seat: 'aisle',
  frequentFlyer: [
    { airline: 'AI', number: 'AI123456' },
    { airline: '6E', number: '60012345' },
  ],
  emergencyContact: { name: 'Ravi Nair', relation: 'brother', phone: '080 4123 4567' },
};
const BUSINESS = { gstNumber: '27AAPFU0939F1ZV', companyName: 'Marigold Traders', address: '17 Lantern Lane, Mumbai' };

/** A person with an account, and calls in their name. */
async function somebody() {
  const userId = newId('usr');
  const token = accessToken(await aCaller(db(), userId, 'sarai'));
  const post = <Data>(path: string, body: object) => call<Data>('POST', path, { token, body });
  return {
    userId,
    save: (traveller: object, more: object = {}) =>
      post<TravellerRow>('/api/users/travellers/save', { traveller, ...more }),
    remember: (people: object[]) => post<{ saved: number }>('/api/users/travellers/remember', { people }),
    remove: (travellerId: string) => post('/api/users/travellers/remove', { travellerId }),
    business: (business: object | null) => post('/api/users/business-details', { business }),
    list: async () => (await call<Saved>('GET', '/api/users/travellers', { token })).data,
    details: (id: string) => call<SavedTraveller>('GET', `/api/users/travellers/details?travellerId=${id}`, { token }),
  };
}

describe('[7.20] saved travellers', () => {
  it('are listed with oneself first and passports masked; the whole passport is read one by one', async () => {
    const asha = await somebody();
    await asha.save({ firstName: 'Aarav', lastName: 'Rao' });
    const meera = (await asha.save(MEERA, { isSelf: true })).data;
    const { travellers } = await asha.list();
    expect(travellers.map(({ firstName, isSelf, passportEnding }) => [firstName, isSelf, passportEnding])).toEqual([
      ['Meera', true, '67'],
      ['Aarav', false, null],
    ]);
    expect(JSON.stringify(travellers)).not.toContain(PASSPORT.number);
    expect((await asha.details(meera._id)).data).toMatchObject(MEERA);
  });

  it('hold preferences, frequent-flyer numbers and an emergency contact, which no list shows', async () => {
    const asha = await somebody();
    const spaced = PROFILE.frequentFlyer.map(({ airline, number }) => ({
      airline,
      number: ` ${number.toLowerCase()} - `,
    }));
    const { _id } = (await asha.save({ ...MEERA, ...PROFILE, frequentFlyer: spaced })).data;
    expect((await asha.details(_id)).data).toMatchObject({ ...MEERA, ...PROFILE });
    const listed = JSON.stringify((await asha.list()).travellers);
    for (const one of ['VJML', 'AI123456', 'Ravi']) expect(listed).not.toContain(one);
    await asha.save(MEERA, { travellerId: _id });
    expect((await asha.details(_id)).data).toMatchObject({
      meal: null,
      seat: null,
      frequentFlyer: [],
      emergencyContact: null,
    });
  });

  it('have no title that nobody chose', async () => {
    const asha = await somebody();
    expect((await asha.save({ firstName: 'Aarav', lastName: 'Rao' })).data.title).toBeNull();
  });

  it('are changed whole, and one at most is oneself', async () => {
    const asha = await somebody();
    const meera = (await asha.save(MEERA, { isSelf: true })).data;
    const aarav = (await asha.save({ firstName: 'Aarav', lastName: 'Rao' }, { isSelf: true })).data;
    await asha.save({ firstName: 'Meera', lastName: 'Menon' }, { travellerId: meera._id });
    expect((await asha.list()).travellers).toMatchObject([
      { _id: aarav._id, isSelf: true },
      { _id: meera._id, isSelf: false, lastName: 'Menon', passportEnding: null },
    ]);
  });

  it.each([
    ['no family name', { ...MEERA, lastName: '' }, 'traveller.lastName'],
    ['a title nobody has', { ...MEERA, title: 'Sir' }, 'traveller.title'],
    ['a day that is not', { ...MEERA, born: '1990-02-30' }, 'traveller.born'],
    ['a passport of signs', { ...MEERA, passport: { ...PASSPORT, number: 'Z12-45' } }, 'traveller.passport.number'],
    ['a meal nobody serves', { ...MEERA, meal: 'PIZZA' }, 'traveller.meal'],
    ['a seat in the middle', { ...MEERA, seat: 'middle' }, 'traveller.seat'],
    [
      'a number of no airline',
      { ...MEERA, frequentFlyer: [{ airline: '', number: 'AI123456' }] },
      'traveller.frequentFlyer.0.airline',
    ],
    [
      'an empty frequent-flyer number',
      { ...MEERA, frequentFlyer: [{ airline: 'AI', number: ' ' }] },
      'traveller.frequentFlyer.0.number',
    ],
    [
      'two numbers of an airline',
      { ...MEERA, frequentFlyer: [...PROFILE.frequentFlyer, { airline: 'AI', number: 'AI999999' }] },
      'traveller.frequentFlyer.2.airline',
    ],
    [
      'an emergency contact without a number',
      { ...MEERA, emergencyContact: { name: 'Ravi Nair', phone: '12' } },
      'traveller.emergencyContact.phone',
    ],
    [
      'an emergency contact without a name',
      { ...MEERA, emergencyContact: { name: '', phone: '08041234567' } },
      'traveller.emergencyContact.name',
    ],
    ['a short mobile', { ...MEERA, mobile: '981234567' }, 'traveller.mobile'],
  ])('[5.12] refuse %s beside its field', async (_, traveller, field) => {
    const asha = await somebody();
    const refused = failure(await asha.save(traveller));
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, [field]]);
    expect((await asha.list()).travellers).toEqual([]);
  });

  it('of somebody else are as those that are not', async () => {
    const [asha, ravi] = [await somebody(), await somebody()];
    const { _id } = (await asha.save(MEERA)).data;
    for (const ask of [
      (id: string) => ravi.details(id),
      (id: string) => ravi.remove(id),
      (id: string) => ravi.save(MEERA, { travellerId: id }),
    ]) {
      const [hers, none] = [failure(await ask(_id)), failure(await ask('tvl_none'))];
      expect([hers.status, hers.message]).toEqual([404, none.message]);
    }
    expect((await ravi.list()).travellers).toEqual([]);
    expect((await asha.details(_id)).data.firstName).toBe('Meera');
  });

  it('are thirty at most, also where the last places are asked for together', async () => {
    const asha = await somebody();
    const people = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => ({ firstName: `Guest${'x'.repeat(from + at)}`, lastName: 'Rao' }));
    await asha.remember(people(0, 15));
    await asha.remember(people(15, MOST_TRAVELLERS - 2));
    const answers = await Promise.all(
      ['Om', 'Uma', 'Ila', 'Jai'].map((firstName) => asha.save({ firstName, lastName: 'Rao' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(failure(answers.find(({ status }) => status !== 200)!).message).toMatch(/up to 30 travellers/);
    expect((await asha.list()).travellers).toHaveLength(MOST_TRAVELLERS);
  });

  it('out of a form: the same person gets what is new, once', async () => {
    const asha = await somebody();
    await asha.save({ ...MEERA, ...PROFILE });
    const again = {
      title: 'Mrs',
      firstName: 'MEERA',
      lastName: 'Nair',
      mobile: '9812345678',
      frequentFlyer: [{ airline: 'AI', number: 'AI999999' }],
    };
    await asha.remember([again, { firstName: 'Aarav', lastName: 'Nair' }]);
    await asha.remember([again]);
    const { travellers } = await asha.list();
    expect(travellers.map(({ firstName }) => firstName)).toEqual(['Aarav', 'MEERA']);
    expect((await asha.details(travellers[1]!._id)).data).toMatchObject({
      title: 'Mrs',
      born: MEERA.born,
      passport: PASSPORT,
      mobile: '9812345678',
      ...PROFILE,
      frequentFlyer: [{ airline: 'AI', number: 'AI999999' }, PROFILE.frequentFlyer[1]],
    });
  });

  it('out of a form: past the limit nobody of it is saved', async () => {
    const asha = await somebody();
    const many = (letter: string) =>
      Array.from({ length: 16 }, (_, at) => ({ firstName: letter.repeat(at + 2), lastName: 'Rao' }));
    expect((await asha.remember(many('a'))).status).toBe(200);
    expect((await asha.remember(many('b'))).status).toBe(409);
    expect((await asha.list()).travellers).toHaveLength(16);
  });

  it('go with an employee who leaves the company', async () => {
    const om = await somebody();
    await om.save(MEERA);
    await om.business(BUSINESS);
    await inTransaction(db(), (tx) =>
      dispatchEvent(tx, 'employee.leaving', { companyId: 'cmp_none', userId: om.userId, successorId: null }),
    );
    expect(await om.list()).toEqual({ travellers: [], business: null });
  });

  it('write no passport number to the log', async () => {
    const asha = await somebody();
    await asha.save(MEERA);
    await asha.save({ ...MEERA, passport: { ...PASSPORT, number: 'Z1234567!' } });
    expect(log().length).toBeGreaterThan(0);
    expect(log().join()).not.toContain('Z1234567');
  });
});

describe('[7.20] business details', () => {
  it('are saved once, replaced and removed', async () => {
    const asha = await somebody();
    expect((await asha.list()).business).toBeNull();
    await asha.business(BUSINESS);
    await asha.business({ ...BUSINESS, companyName: 'Marigold and Sons' });
    expect((await asha.list()).business).toMatchObject({ companyName: 'Marigold and Sons', email: null });
    await asha.business(null);
    expect((await asha.list()).business).toBeNull();
  });

  it('[5.12] refuse a GST number whose check letter is wrong', async () => {
    const asha = await somebody();
    const refused = failure(await asha.business({ ...BUSINESS, gstNumber: '27AAPFU0939F1ZA' }));
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, ['business.gstNumber']]);
  });
});
