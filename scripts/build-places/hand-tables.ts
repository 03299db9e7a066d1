import { readFileSync } from 'node:fs';
import { PLACE_KINDS, PLACE_MARKS, type PlaceKind, type PlaceMark } from '#features/places/rules/place-types.ts';

export interface KnownPlace {
  readonly name: string;
  readonly country: string;
  readonly region?: string;
  readonly at?: { readonly lat: number; readonly lng: number };
  readonly population?: number;
  readonly kind: PlaceKind;
  readonly mark?: PlaceMark;
  readonly aliases: readonly string[];
}

export interface RemovedPlace {
  readonly name: string;
  readonly country: string;
  readonly region?: string;
}

export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The hand-checked tables are plain text: `[section]` headings, one fact a line, `#` for comments. */
export function readSections(file: string): Section[] {
  const sections: { title: string; lines: string[] }[] = [{ title: '', lines: [] }];
  for (const raw of readFileSync(new URL(`../../features/places/data/hand/${file}`, import.meta.url), 'utf8').split(
    '\n',
  )) {
    const line = raw.trim();
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) sections.push({ title: heading, lines: [] });
    else if (line !== '' && !line.startsWith('#')) sections.at(-1)?.lines.push(line);
  }
  return sections;
}

export const split = (text: string, by: string) => text.split(by).map((part) => part.trim());

function oneOf<Value extends string>(values: readonly Value[], text: string, line: string): Value {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`"${text}" is none of ${values.join(', ')}: ${line}`);
  return found;
}

function knownPlace(line: string, country: string, region: string | undefined): KnownPlace {
  const [where = '', look = '', aliases = ''] = split(line, '|');
  const [, name = '', lat, lng, thousands] = /^(.+?)(?: @(-?[\d.]+),(-?[\d.]+))?(?: #(\d+))?$/.exec(where) ?? [];
  const [kind = '', mark] = look.split(' ');
  return {
    name,
    country,
    ...(region && { region }),
    ...(lat && lng && { at: { lat: Number(lat), lng: Number(lng) } }),
    ...(thousands && { population: Number(thousands) * 1000 }),
    kind: oneOf(PLACE_KINDS, kind, line),
    ...(mark && { mark: oneOf(PLACE_MARKS, mark, line) }),
    aliases: aliases === '' ? [] : split(aliases, ','),
  };
}

export function readKnownPlaces(file: string): { known: KnownPlace[]; removed: RemovedPlace[] } {
  const known: KnownPlace[] = [];
  const removed: RemovedPlace[] = [];
  for (const { title, lines } of readSections(file)) {
    const [country = '', region] = split(title, ',');
    for (const line of lines) {
      if (line.startsWith('- ')) removed.push({ name: line.slice(2).trim(), country, ...(region && { region }) });
      else known.push(knownPlace(line, country, region));
    }
  }
  return { known, removed };
}
