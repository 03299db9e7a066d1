import type { AirportOption } from '../contract.ts';
import { latestOf } from '#lib/client/latest-of.ts';

const airports = latestOf<AirportOption>('/api/places/airports');

/** Airports for what was typed so far. */
export const searchAirports = (name: string): Promise<AirportOption[] | null> => airports({ name: name.trim() });
