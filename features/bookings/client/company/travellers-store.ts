import { create } from 'zustand';
import { TRAVEL_MODES, type TravelMode } from '#lib/shared/travel-modes.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { CompanyTraveller, Party, travellers } from '../../contract.ts';
import { roomsFor } from '../../rules/party.ts';

type BooksFor = ResponseOf<typeof travellers>['booksFor'];

/** An employee who may be selected (3.6): `value` their id, `label` first and last name, `data` null until it is known. */
export type TravellerOption = { value: string; label: string; data: CompanyTraveller | null };

/** A travel category: who is selected, and how many adults go, guests among them. */
type Selection<Adults> = { selected: readonly TravellerOption[]; adults: Adults };

/** Who travels, by travel category (3.7). For hotels the adults are a list, one number a room. */
export type TravellersState = { hotel: Selection<readonly number[]> } & {
  [Mode in Exclude<TravelMode, 'hotel'>]: Selection<number>;
} & {
  /** Whose state it is: what another person selected is not shown. */
  loggedInTraveller: TravellerOption | null;
  /** What the field that adds a traveller offers now, and what it offers while nothing is typed. */
  initialOptions: readonly TravellerOption[];
  fixedInitialOptions: readonly TravellerOption[];
  /** Whom the person books for, by setting, role or as an arranger; null until it is known. */
  booksFor: BooksFor | null;
  /** For how many people one may book by name. */
  byName: number;
  /** The person and route for which the state was initialised (4.4). */
  initialisedFor: string | null;
};

const NOBODY = { selected: [], adults: 0 };
export const NOTHING_SELECTED: TravellersState = {
  ...{ hotel: { selected: [], adults: [] }, flight: NOBODY, car: NOBODY, bus: NOBODY, train: NOBODY },
  ...{
    loggedInTraveller: null,
    initialOptions: [],
    fixedInitialOptions: [],
    booksFor: null,
    byName: 0,
    initialisedFor: null,
  },
};

const store = create<TravellersState>(() => NOTHING_SELECTED);
export const useTravellers = <Part>(select: (state: TravellersState) => Part): Part => store(select);
export const readTravellers = (): TravellersState => store.getState();
export const onTravellersChange = store.subscribe;
export const putTravellers = (part: Partial<TravellersState>): void => store.setState(part);

/** The adults of a category as a number. */
export const adultsOf = (state: TravellersState, mode: TravelMode): number =>
  mode === 'hotel' ? state.hotel.adults.reduce((sum, one) => sum + one, 0) : state[mode].adults;

/** Selects who travels in a category, with guests; hotels keep their number of rooms. */
export function selectTravellers(mode: TravelMode, selected: readonly TravellerOption[], guests = 0): void {
  const people = selected.length + guests;
  if (mode !== 'hotel') return putTravellers({ [mode]: { selected, adults: people } });
  const adults = roomsFor(people, readTravellers().hotel.adults.length).map((room) => room.adults);
  putTravellers({ hotel: { selected, adults } });
}

/** Shares the adults of the hotel list out over so many rooms. */
export const selectRooms = (rooms: number): void =>
  store.setState((state) => ({
    hotel: { ...state.hotel, adults: roomsFor(adultsOf(state, 'hotel'), rooms).map(({ adults }) => adults) },
  }));

/** Selects the logged-in person for every category in which nobody is (4.11). */
export const selectLoggedIn = (loggedInTraveller: TravellerOption): void => {
  putTravellers({ loggedInTraveller });
  for (const mode of TRAVEL_MODES)
    if (adultsOf(readTravellers(), mode) === 0) selectTravellers(mode, [loggedInTraveller]);
};

/** The travellers of a category as listings and bookings take them; guests are the adults beyond those selected. */
export const partyIn = (state: TravellersState, mode: TravelMode): Party => ({
  travellerIds: state[mode].selected.map(({ value }) => value),
  guests: adultsOf(state, mode) - state[mode].selected.length,
});

/** The ids of everybody who is selected in some category. */
export const selectedIds = (state: TravellersState): string[] => [
  ...new Set(TRAVEL_MODES.flatMap((mode) => partyIn(state, mode).travellerIds)),
];
