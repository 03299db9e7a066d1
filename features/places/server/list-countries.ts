import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { listCountries as operation } from '../contract.ts';
import { allCountries } from './places.repo.ts';
import { presentCountry } from './present-country.ts';

/** Every country by name (7.8). */
export const listCountries: UseCase<typeof operation> = async () => allCountries().map(presentCountry);
