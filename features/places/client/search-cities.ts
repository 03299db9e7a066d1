import type { CityOption } from '../contract.ts';
import { latestOf } from './fetch-places.ts';

const cities = latestOf<CityOption>('/api/places/cities');

/** Cities for what was typed so far. */
export const searchCities = (name: string): Promise<CityOption[] | null> => cities({ cityname: name.trim() });
