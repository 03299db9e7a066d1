'use client';

import { CABIN_CODES, CABIN_LABELS, type CabinCode } from '#lib/shared/trip-shape.ts';
import { SearchValue } from '#components/ui/search-form.tsx';
import type { Party } from '../../contract.ts';
import { partyParams } from '../../rules/party.ts';
import { usePartyName } from './use-party-name.ts';
import styles from './desk.module.css';

/** Replaces the passengers field in a company's flight search: travellers are selected elsewhere, the cabin here. */
export function FlightPartyField({ party, cabin }: { party: Party; cabin: CabinCode }) {
  const name = usePartyName('flight', party);
  return (
    <div className={styles.field}>
      {Object.entries(partyParams(party)).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <SearchValue label="Who travels">{name}</SearchValue>
      <label className={styles.rooms}>
        <span className="visually-hidden">Cabin</span>
        <select name="cabin" defaultValue={cabin}>
          {CABIN_CODES.map((code) => (
            <option key={code} value={code}>
              {CABIN_LABELS[code]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
