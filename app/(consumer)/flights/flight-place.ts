import 'server-only';
import { searchAirports as operation } from '#features/places/contract.ts';
import { codeInWords, flightPlaces, wordsOfCode } from '#features/places/rules/flight-places.ts';
import { searchAirports } from '#features/places/server/index.ts';
import { read } from '#lib/server/http/read.ts';

const find = (name: string) => read(operation, searchAirports, { name: name.slice(0, 80) });

/**
 * The code that words mean: one written in them, else the first place that a search for them finds; null for none. Three
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

/** What a field says of a place: a code with its name, words as they were typed. */
export async function wordsOf(typed: string): Promise<string> {
  const code = /^[A-Z]{3}(\.only)?$/.test(typed) ? codeInWords(typed) : null;
  return code ? wordsOfCode(code, await find(code.slice(0, 3))) : typed;
}
