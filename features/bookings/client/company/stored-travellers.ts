import { DRAFT_PREFIX, isRecord, parsed, tab } from '#lib/client/browser-storage.ts';
import { TRAVEL_MODES, type TravelMode } from '#lib/shared/travel-modes.ts';
import { onTravellersChange, partyIn, type TravellersState } from './travellers-store.ts';

/** With the prefix of drafts: who travels is removed with the session. */
const KEY = `${DRAFT_PREFIX}who-travels`;

/** What a tab keeps of a category: ids of the selected, their guests, and of hotels the number of rooms. */
type Kept = { travellerIds: string[]; guests: number; rooms: number };

/** Keeps who travels for a reload of this tab, from now on. */
export function storeTravellers(): void {
  onTravellersChange((state) => {
    if (state.loggedInTraveller) tab.write(KEY, JSON.stringify(storedFrom(state)));
  });
}

const storedFrom = (state: TravellersState) => ({
  of: state.loggedInTraveller?.value,
  ...Object.fromEntries(
    TRAVEL_MODES.map((mode) => [mode, { ...partyIn(state, mode), rooms: state.hotel.adults.length } satisfies Kept]),
  ),
});

/** What this tab keeps of a person's category; null where there is nothing, or another person's. */
export function storedTravellers(userId: string, mode: TravelMode): Kept | null {
  const kept = parsed(tab.read(KEY));
  if (!isRecord(kept) || kept.of !== userId || !isRecord(kept[mode])) return null;
  const { travellerIds, guests, rooms } = kept[mode];
  const whole =
    Array.isArray(travellerIds) &&
    travellerIds.every((id): id is string => typeof id === 'string') &&
    typeof guests === 'number' &&
    typeof rooms === 'number';
  return whole ? { travellerIds, guests, rooms } : null;
}
