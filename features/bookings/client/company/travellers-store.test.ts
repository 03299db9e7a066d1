// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putSession, type TabSession } from '#features/session/client/session.ts';
import type { Party } from '../../contract.ts';
import {
  findTravellers,
  initialisationOf,
  initialiseTravellers,
  refetchTravellers,
  resetTravellers,
} from './initialise-travellers.ts';
import {
  NOTHING_SELECTED,
  partyIn,
  putTravellers,
  readTravellers,
  selectedIds,
  selectRooms,
  selectTravellers,
} from './travellers-store.ts';

const record = (_id: string, firstName: string, lastName: string) => ({
  _id,
  firstName,
  lastName,
  workEmail: `${_id}@kaveri.example`,
  designation: null,
  policyName: 'Everyone',
});
const OM = record('usr_om', 'Om', 'Prakash');
const ASHA = record('usr_asha', 'Asha', 'Iyer');
const RAVI = record('usr_ravi', 'Ravi', 'Menon');
const PEOPLE = [OM, ASHA, RAVI];

type Query = { searchKey?: string; ids?: string };
const asked = vi.hoisted(() => [] as object[]);
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: (_: unknown, { query }: { query: Query }) => {
    asked.push(query);
    const found = PEOPLE.filter(({ _id, firstName }) =>
      query.ids ? query.ids.split(',').includes(_id) : firstName.startsWith(query.searchKey ?? ''),
    );
    return Promise.resolve({ booksFor: 'company', byName: 0, travellers: found });
  },
}));

const me = { userId: 'usr_om', name: 'Om Prakash' };
const HOME = '/corporate/auth/booking';
const ALL = ['hotel', 'flight', 'car', 'bus', 'train'] as const;
const nobody: Party = { travellerIds: [], guests: 0 };
const begin = (party: Party = nobody, modes: readonly (typeof ALL)[number][] = ALL, rooms = 1, path = HOME) =>
  initialiseTravellers(me, path, { modes, party, rooms });
const loaded = () => vi.waitFor(() => expect(readTravellers().fixedInitialOptions).toHaveLength(3));
const parties = () => Object.fromEntries(ALL.map((mode) => [mode, partyIn(readTravellers(), mode)]));

beforeEach(() => {
  putTravellers(NOTHING_SELECTED);
  sessionStorage.clear();
  asked.length = 0;
});

describe('[4.11] on first load with nothing selected', () => {
  it('the logged-in person is selected for every empty category', async () => {
    begin();
    const alone = { travellerIds: ['usr_om'], guests: 0 };
    expect(parties()).toEqual({ hotel: alone, flight: alone, car: alone, bus: alone, train: alone });
    await loaded();
  });

  it('a category with somebody keeps them; the others have the logged-in person', async () => {
    begin({ travellerIds: ['usr_asha'], guests: 2 }, ['flight']);
    expect(parties()).toMatchObject({
      hotel: { travellerIds: ['usr_om'], guests: 0 },
      flight: { travellerIds: ['usr_asha'], guests: 2 },
    });
    await loaded();
  });

  it('guests alone are a selection', async () => {
    begin({ travellerIds: [], guests: 2 }, ['hotel']);
    expect(partyIn(readTravellers(), 'hotel')).toEqual({ travellerIds: [], guests: 2 });
    await loaded();
  });
});

describe('[3.7] the travellers state', () => {
  it('has a list and an adults count for each category; of hotels one number a room', async () => {
    begin({ travellerIds: ['usr_om', 'usr_asha', 'usr_ravi'], guests: 2 }, ['hotel'], 3);
    expect([readTravellers().hotel.adults, readTravellers().flight.adults]).toEqual([[2, 2, 1], 1]);
    selectRooms(2);
    expect(readTravellers().hotel.adults).toEqual([3, 2]);
    selectTravellers('hotel', readTravellers().hotel.selected.slice(0, 1), 0);
    expect(readTravellers().hotel.adults).toEqual([1]);
    selectTravellers('flight', readTravellers().flight.selected, 3);
    expect([readTravellers().flight.adults, partyIn(readTravellers(), 'flight').guests]).toEqual([4, 3]);
    await loaded();
  });

  it('[3.6] an option is the employee’s id, first and last name, and record', async () => {
    begin({ travellerIds: ['usr_asha'], guests: 0 }, ['hotel']);
    expect(readTravellers().hotel.selected).toEqual([{ value: 'usr_asha', label: '', data: null }]);
    await loaded();
    expect(readTravellers().hotel.selected).toEqual([{ value: 'usr_asha', label: 'Asha Iyer', data: ASHA }]);
    expect(readTravellers().loggedInTraveller).toMatchObject({ value: 'usr_om', label: 'Om Prakash' });
  });

  it('the initial options follow what is typed, the fixed ones stay; without a text they are the same again', async () => {
    begin();
    await loaded();
    await findTravellers('As');
    const ids = () =>
      [readTravellers().initialOptions, readTravellers().fixedInitialOptions].map((list) =>
        list.map(({ value }) => value),
      );
    expect(ids()).toEqual([['usr_asha'], ['usr_om', 'usr_asha', 'usr_ravi']]);
    await findTravellers('');
    expect(ids()).toEqual([
      ['usr_om', 'usr_asha', 'usr_ravi'],
      ['usr_om', 'usr_asha', 'usr_ravi'],
    ]);
  });

  it('is kept by the tab for its person, category by category, and by no other person’s', async () => {
    begin({ travellerIds: ['usr_asha', 'usr_ravi'], guests: 1 }, ['hotel'], 2);
    await loaded();
    const before = [parties(), readTravellers().hotel.adults];
    putTravellers(NOTHING_SELECTED); // a reload
    begin();
    expect([parties(), readTravellers().hotel.adults]).toEqual(before);
    await loaded();
    putTravellers(NOTHING_SELECTED);
    initialiseTravellers({ userId: 'usr_ravi', name: 'Ravi Menon' }, HOME, { modes: ALL, party: nobody, rooms: 1 });
    expect(selectedIds(readTravellers())).toEqual(['usr_ravi']);
    await loaded();
  });

  it('[4.10] a refetch asks for the selected people of every category, each list once', async () => {
    begin({ travellerIds: ['usr_asha', 'usr_om'], guests: 0 }, ['hotel']);
    await loaded();
    asked.length = 0;
    await refetchTravellers();
    expect(asked).toEqual([{}, { ids: 'usr_asha,usr_om' }, { ids: 'usr_om' }]);
  });

  it('a reset selects the logged-in person again', async () => {
    begin({ travellerIds: ['usr_asha'], guests: 2 });
    await loaded();
    resetTravellers();
    expect(parties()).toMatchObject({ hotel: { travellerIds: ['usr_om'], guests: 0 } });
  });
});

describe('[4.4] the initialisation flag', () => {
  it('is of one route: another route begins anew, the same one does not', async () => {
    const flagOn = (path: string) => initialisationOf(me.userId, path, { modes: ALL, party: nobody, rooms: 1 });
    begin();
    expect(readTravellers().initialisedFor).toBe(flagOn(HOME));
    expect(readTravellers().initialisedFor).not.toBe(flagOn('/corporate'));
    await loaded();
  });

  it('is reset by a change of user type or person, and by nothing else in the session', async () => {
    const atWork = { loggedInUserType: 'corporate', userID: 'usr_om' } as TabSession;
    putSession(atWork);
    begin();
    await loaded();
    putSession({ ...atWork, accessToken: 'renewed' });
    expect(readTravellers().initialisedFor).not.toBeNull();
    putSession({ loggedInUserType: 'sarai', userID: 'usr_home' } as TabSession);
    expect(readTravellers()).toEqual(NOTHING_SELECTED);
  });
});
