import { t } from '#lib/shared/texts.ts';
/** The text of an airport field. */
export type FlightPlace = { code: string; name: string; words: string };

type AirportNames = { iata: string; name: string; cityCode: string; cityName: string };

/** "Bengaluru (BLR)": a city, which means all its airports. */
const cityPlace = ({ cityCode, cityName }: AirportNames): FlightPlace => ({
  code: cityCode,
  name: t(cityName),
  words: `${t(cityName)} (${cityCode})`,
});

/** "Heathrow, London (LHR)"; where the city has the same code, `BOM.only` is the airport alone. */
function airportPlace({ iata, name, cityCode, cityName }: AirportNames): FlightPlace {
  const code = iata === cityCode ? `${iata}.only` : iata;
  return { code, name, words: `${name}${name.includes(cityName) ? '' : `, ${t(cityName)}`} (${code})` };
}

/**
 * Found airports; each city with more than one of them comes first as a place of its own, then its airports. A single
 * airport is itself, or the city with its code.
 */
export function flightPlaces<Airport extends AirportNames>(
  found: readonly Airport[],
): { place: FlightPlace; airport: Airport; airports: number }[] {
  return [...Map.groupBy(found, ({ cityCode }) => cityCode).values()].flatMap((airports) => {
    const [first] = airports as [Airport, ...Airport[]];
    const city = { place: cityPlace(first), airport: first, airports: airports.length };
    if (airports.length === 1) return [first.iata === first.cityCode ? city : { ...city, place: airportPlace(first) }];
    return [city, ...airports.map((airport) => ({ place: airportPlace(airport), airport, airports: 1 }))];
  });
}

/** The code in a field's text: "Bengaluru (BLR)", "blr", "BOM.only"; null without one. */
export function codeInWords(words: string): string | null {
  const [, code] = /(?:^|\()\s*([a-z]{3}(?:\.only)?)\s*\)?$/i.exec(words.trim()) ?? [];
  return code ? code.toUpperCase().replace('.ONLY', '.only') : null;
}

/** The field's text for a code, from the airports that a search for it finds; the code itself when it is unknown. */
export function wordsOfCode(code: string, found: readonly AirportNames[]): string {
  const bare = code.slice(0, 3);
  const city = code === bare ? found.find(({ cityCode }) => cityCode === bare) : undefined;
  if (city) return cityPlace(city).words;
  const airport = found.find(({ iata }) => iata === bare);
  return airport ? airportPlace(airport).words : code;
}
