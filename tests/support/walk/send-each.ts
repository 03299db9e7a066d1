import { withValueAt } from './hostile-input.ts';
import type { Answer, Sent } from './send.ts';

type Place = readonly (string | number)[];
type Put = { place: Place; value: unknown };
/** The values that are to stand at a place of a good body, one after the other. */
export type Values = { place: Place; values: readonly unknown[] };

/** A body has 64 KB: more long texts than these in one would be refused for its size. */
const LONG_TEXTS_TOGETHER = 2;

/**
 * Sends a good body with every value at its place, and gives what `evaluate` finds in the answers. Values of many places go
 * together: whatever else is in a body, a refusal whose `fields` name a place has evaluated the value there by its schema.
 * What a refusal does not name goes again: alone, or first with the others it did not name where all are to be refused.
 */
export async function sendEach(
  body: unknown,
  places: readonly Values[],
  ask: (sent: Sent) => Promise<Answer>,
  evaluate: (answer: Answer) => string[],
  unnamed: 'alone' | 'together' = 'alone',
): Promise<string[]> {
  const found: string[] = [];
  const send = async (puts: readonly Put[]): Promise<void> => {
    const answer = await ask({ body: puts.reduce((made, { place, value }) => withValueAt(made, place, value), body) });
    found.push(...evaluate(answer));
    const named =
      (answer.json?.status === 'FAILURE' && answer.json.code === 'INVALID_INPUT' && answer.json.fields) || {};
    const rest = puts.filter(({ place }) => !Object.hasOwn(named, place.join('.')));
    if (puts.length === 1) return;
    if (unnamed === 'together' && rest.length > 0 && rest.length < puts.length) return send(rest);
    for (const one of rest) await send([one]);
  };
  const rows = rowsOf(places);
  const sender = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) await send(row);
  };
  await Promise.all(Array.from({ length: 4 }, sender));
  return found;
}

/** What goes together: the first value of every place, the second of every place, and so on; alone what stands in place of other places. */
function rowsOf(places: readonly Values[]): Put[][] {
  const holdsOthers = ({ place }: Values) =>
    places.some((other) => other.place.length > place.length && place.every((key, at) => other.place[at] === key));
  const alone = places.filter(holdsOthers).flatMap(({ place, values }) => values.map((value) => [{ place, value }]));
  const inmost = places.filter((one) => !holdsOthers(one));
  const rows = Array.from({ length: Math.max(0, ...inmost.map(({ values }) => values.length)) }, (_, nth) =>
    inmost.flatMap(({ place, values }) => (nth < values.length ? [{ place, value: values[nth] }] : [])),
  );
  return [...alone, ...rows.flatMap(inSize)];
}

/** A row in parts whose long texts fit into one body. */
function inSize(row: Put[]): Put[][] {
  const isLong = ({ value }: Put) => typeof value === 'string' && value.length > 1000;
  const long = row.filter(isLong);
  const parts = Array.from({ length: Math.ceil(long.length / LONG_TEXTS_TOGETHER) }, (_, at) =>
    long.slice(at * LONG_TEXTS_TOGETHER, (at + 1) * LONG_TEXTS_TOGETHER),
  );
  return [row.filter((put) => !isLong(put)), ...parts].filter(({ length }) => length > 0);
}
