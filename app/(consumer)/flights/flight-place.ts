import 'server-only';
import { searchAirports as operation } from '#features/places/contract.ts';
import { codeInWords, flightPlaces, wordsOfCode } from '#features/places/rules/flight-places.ts';
import { searchAirports } from '#features/places/server/index.ts';
import { read } from '#lib/server/http/read.ts';

const find = (name: string) => read(operation, searchAirports, { name: name.slice(0, 80) });

/**
 * The code for typed text: one contained in it, else the first place a search for it finds; null for none. Three
 * letters that are not all capitals may be a name: "Goa" is the city, not Genoa's code.
 */
export async function codeOfWords(words: string): Promise<string | null> {
  if (!words) return null;
  const found = await find(words);
  const named = found.filter(({ cityName }) => cityName.toLowerCase() === words.toLowerCase());
  const code = codeInWords(words);
  const isName = named.length > 0 && words !== words.toUpperCase();
  if (
    code &&
    !isName &&
    (await find(code.slice(0, 3))).some(({ iata, cityCode }) => iata === code.slice(0, 3) || cityCode === code)
  )
    return code;
  return flightPlaces(named.length ? named : found)[0]?.place.code ?? null;
}

/** The IANA zone of a place's airport by its code; null for none. */
export async function zoneOfCode(code: string | null): Promise<string | null> {
  const iata = code?.slice(0, 3);
  return (iata && (await find(iata)).find((found) => found.iata === iata || found.cityCode === iata)?.zone) || null;
}

/** The text of an airport field: a code with its name, other text as typed. */
export async function wordsOf(typed: string): Promise<string> {
  const code = /^[A-Z]{3}(\.only)?$/.test(typed) ? codeInWords(typed) : null;
  return code ? wordsOfCode(code, await find(code.slice(0, 3))) : typed;
}
