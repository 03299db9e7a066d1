'use client';

import { SearchValue } from '#components/ui/search-form.tsx';
import { formatRooms, STAY_LIMITS } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { selectRooms, useTravellers } from '../../client/company/travellers-store.ts';
import type { Party } from '../../contract.ts';
import { partyParams, roomsFor } from '../../rules/party.ts';
import { usePartyName } from './use-party-name.ts';
import styles from './desk.module.css';

/**
 * Replaces the guests field in a company's hotel search: travellers are selected elsewhere, the number of rooms here.
 */
export function PartyField({ party }: { party: Party }) {
  const people = party.travellerIds.length + party.guests;
  const rooms = useTravellers(({ hotel }) => hotel.adults.length);
  const most = Math.min(people, STAY_LIMITS.rooms);
  const shown = Math.max(1, Math.min(rooms, most));
  const name = usePartyName('hotel', party);
  const hidden = { ...partyParams(party), rooms: formatRooms(roomsFor(people, shown)) };
  return (
    <div className={styles.field}>
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <SearchValue label="Who travels">{name}</SearchValue>
      {most > 1 && (
        <label className={styles.rooms}>
          <span className="visually-hidden">Rooms</span>
          <select value={shown} onChange={(event) => selectRooms(Number(event.target.value))}>
            {Array.from({ length: most }, (_, index) => (
              <option key={index} value={index + 1}>
                {counted(index + 1, 'room')}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
