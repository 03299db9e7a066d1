import { onSessionChange } from '#features/session/client/session.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { TRAVEL_MODES, type TravelMode } from '#lib/shared/travel-modes.ts';
import type { CompanyTraveller, Party } from '../../contract.ts';
import { travellers } from './calls.ts';
import { storeTravellers, storedTravellers } from './stored-travellers.ts';
import {
  adultsOf,
  NOTHING_SELECTED,
  partyIn,
  putTravellers,
  readTravellers,
  selectLoggedIn,
  selectRooms,
  selectTravellers,
  type TravellerOption,
} from './travellers-store.ts';

const keeping = { begun: false };

/** A party that an address names, for one category or for all of them. */
export type PartyInAddress = { modes: readonly TravelMode[]; party: Party; rooms: number };

const isNamed = ({ travellerIds, guests }: Party): boolean => travellerIds.length + guests > 0;

/** The initialisation flag of a person on a route with an address' party: a change of any begins anew (4.4). */
export const initialisationOf = (userId: string, path: string, { modes, party }: PartyInAddress): string =>
  [userId, path, isNamed(party) ? `${modes.join()} ${party.travellerIds.join()} ${party.guests}` : ''].join(' ');

/**
 * Determines who travels: whom the address names, else whom this tab had selected, else the logged-in person (4.11);
 * then loads their records and the first people one may book for.
 */
export function initialiseTravellers(me: { userId: string; name: string }, path: string, asked: PartyInAddress): void {
  if (readTravellers().loggedInTraveller?.value !== me.userId) putTravellers(NOTHING_SELECTED);
  if (!keeping.begun) {
    storeTravellers();
    onSessionChange((now, before) => {
      if (now.userID !== before.userID) putTravellers(NOTHING_SELECTED); // with the initialisation flag (4.4)
    });
  }
  keeping.begun = true;
  for (const mode of TRAVEL_MODES) {
    const named = asked.modes.includes(mode) && isNamed(asked.party) ? { ...asked.party, rooms: asked.rooms } : null;
    const kept = adultsOf(readTravellers(), mode) ? null : storedTravellers(me.userId, mode);
    const found = named ?? kept;
    if (!found) continue;
    selectTravellers(mode, found.travellerIds.map(optionOf), found.guests);
    if (mode === 'hotel') selectRooms(found.rooms);
  }
  selectLoggedIn(known(me.userId) ?? { value: me.userId, label: me.name, data: null });
  putTravellers({ initialisedFor: initialisationOf(me.userId, path, asked) });
  void refetchTravellers();
}

/** Nobody is selected any more: the next initialisation begins with the logged-in person (4.11). */
export function resetTravellers(): void {
  const { loggedInTraveller } = readTravellers();
  putTravellers(NOTHING_SELECTED);
  if (loggedInTraveller) selectLoggedIn(loggedInTraveller);
}

/** Loads the selected travellers and the first people one may book for. A failure leaves what is known. */
export async function refetchTravellers(): Promise<void> {
  const lists = new Set(TRAVEL_MODES.map((mode) => partyIn(readTravellers(), mode).travellerIds.join(',')));
  const asked = [{}, ...[...lists].filter(Boolean).map((ids) => ({ ids }))];
  const answers = await Promise.all(asked.map((query) => callOperation(travellers, { query }))).catch(() => []);
  const [first] = answers;
  if (!first) return;
  const options = first.travellers.map(toOption);
  const records = new Map(answers.flatMap((one) => one.travellers.map(toOption)).map((one) => [one.value, one]));
  putTravellers({
    initialOptions: options,
    fixedInitialOptions: options,
    booksFor: first.booksFor,
    byName: first.byName,
  });
  for (const mode of TRAVEL_MODES) {
    const { selected: before } = readTravellers()[mode];
    const now = before.map((one) => records.get(one.value) ?? one);
    selectTravellers(mode, now, adultsOf(readTravellers(), mode) - before.length);
  }
}

/** Offers the people whose name begins with the text; without a text those offered at first. */
export async function findTravellers(searchKey: string): Promise<readonly TravellerOption[]> {
  const found = searchKey
    ? (await callOperation(travellers, { query: { searchKey } })).travellers.map(toOption)
    : readTravellers().fixedInitialOptions;
  putTravellers({ initialOptions: found });
  return found;
}

const toOption = (data: CompanyTraveller): TravellerOption => ({
  value: data._id,
  label: `${data.firstName} ${data.lastName}`,
  data,
});

/** An option of this id, without its record until it is loaded. */
const optionOf = (id: string): TravellerOption => known(id) ?? { value: id, label: '', data: null };

function known(id: string): TravellerOption | undefined {
  const state = readTravellers();
  const lists = [...TRAVEL_MODES.map((mode) => state[mode].selected), state.initialOptions, state.fixedInitialOptions];
  return lists.flat().find(({ value }) => value === id);
}
