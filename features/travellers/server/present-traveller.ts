import 'server-only';
import type { SavedTraveller, TravellerRow } from '../contract.ts';
import type { TravellerRecord } from './travellers.repo.ts';

/** A traveller in a list. */
export const presentRow = ({
  id,
  isSelf,
  title,
  firstName,
  lastName,
  born,
  passport,
}: TravellerRecord): TravellerRow => ({
  _id: id,
  isSelf,
  title,
  firstName,
  lastName,
  born,
  passportEnding: passport?.number.slice(-2) ?? null,
});

/** A traveller with all details. */
export const presentTraveller = (record: TravellerRecord): SavedTraveller => {
  const { id: _id, userId: _, savedAt: __, ...details } = record;
  return { _id, ...details };
};
