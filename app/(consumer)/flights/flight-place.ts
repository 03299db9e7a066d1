import 'server-only';
import { searchAirports as operation } from '#features/places/contract.ts';
import { codeInWords, flightPlaces, wordsOfCode } from '#features/places/rules/flight-places.ts';
import { searchAirports } from '#features/places/server/index.ts';
import { read } from '#lib/server/http/read.ts';

const find = (name: string) => read(operation, searchAirports, { name: name.slice(0, 80) });

/** The code that words mean: one written in them, else the first place that a search for them finds; null for none. */
export async function codeOfWords(words: string): Promise<string | null> {
  const code = codeInWords(words);
  if (code && (await find(code.slice(0, 3))).some(({ iata, cityCode }) => iata === code.slice(0, 3) || cityCode === code)) return code;
  if (!words) return null;
  const [best] = flightPlaces(await find(words));
  return best?.place.code ?? null;
}

/** What a field says of a place: a code with its name, words as they were typed. */
export async function wordsOf(typed: string): Promise<string> {
  const code = /^[a-z]{3}(\.only)?$/i.test(typed) ? codeInWords(typed) : null;
  return code ? wordsOfCode(code, await find(code.slice(0, 3))) : typed;
}
