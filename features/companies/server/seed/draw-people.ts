import 'server-only';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { BANDS, DEPARTMENTS, LEVELS, type DepartmentKey } from './company-structure.ts';
import { NAME_GROUPS } from './people-names.ts';

/** The same numbers for the same seed, everywhere: `draw(6)` is 0 to 5 (Park and Miller's minimal standard, 1988). */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Someone of a drawn company. Keys are the company's own; `manager` and `index` are positions in the list of its people. */
export type DrawnPerson = {
  index: number;
  staffNumber: string;
  firstName: string;
  lastName: string;
  workEmail: string;
  mobile: string;
  department: DepartmentKey;
  designation: string;
  band: (typeof BANDS)[number];
  level: string;
  role: string;
  manager: number | null;
  isHead: boolean;
  state: 'active' | 'invited' | 'inactive';
  joinedOn: IsoDate;
};

/** Someone who must be among them: the first is the managing director and administrator, the others lead nobody. */
export type KnownPerson = { firstName: string; lastName: string; workEmail: string; mobile: string };

type PeopleWanted = { count: number; domain: string; seed: number; known: readonly KnownPerson[] };

/** How many people someone leads. */
const SPAN = 7;
const FIRST_DAY = '2014-04-01';
const DAYS_HIRING = 4600;

/**
 * Draws the people of a company: a managing director, a head for each other department, and below each head a tree in
 * which everybody leads at most seven. The same wish gives the same people. People stand after their managers.
 */
export function drawPeople(wanted: PeopleWanted): DrawnPerson[] {
  const draw = numbersFrom(wanted.seed);
  const places = placesFor(wanted.count);
  const taken = new Set(wanted.known.map(({ workEmail }) => workEmail));
  return places.map((place, index): DrawnPerson => {
    const person = wanted.known[index === 0 ? 0 : places.length - index];
    const name = drawName(draw);
    const { firstName, lastName } = person ?? name;
    return {
      ...place,
      index,
      firstName,
      lastName,
      staffNumber: `K-${String(index + 1).padStart(4, '0')}`,
      workEmail: person?.workEmail ?? freeAddress(firstName, lastName, index, wanted.domain, taken),
      mobile: person?.mobile ?? `+91 90001 ${String(index % 100_000).padStart(5, '0')}`,
      role: roleOf(place, index),
      state: stateOf(place, person !== undefined, draw),
      joinedOn: addDays(FIRST_DAY, draw(DAYS_HIRING)),
    };
  });
}

type PersonPlace = Pick<DrawnPerson, 'department' | 'designation' | 'band' | 'level' | 'manager' | 'isHead'>;

/** Who stands where: heads first, in the order of the departments, then the others round by round. */
function placesFor(count: number): PersonPlace[] {
  const heads = DEPARTMENTS.map(({ key, under, titles }, index): PersonPlace => ({
    department: key,
    designation: titles[4],
    band: 'Band 5',
    level: index === 0 ? 'Level 10' : 'Level 9',
    isHead: true,
    manager: under === null ? null : DEPARTMENTS.findIndex((one) => one.key === under),
  }));
  const members = DEPARTMENTS.map((_, index) => [index]);
  const places = heads.slice(0, count);
  const shares = shareOut(count - places.length);
  for (const [department, share] of shares.entries()) {
    const { key, titles } = DEPARTMENTS[department] ?? DEPARTMENTS[0];
    const own = members[department] ?? [];
    for (let place = 1; place <= share; place++) {
      const step = stepDown(place, share);
      places.push({
        department: key,
        designation: titles[3 - step] ?? titles[0],
        band: BANDS[3 - step] ?? 'Band 1',
        level: LEVELS[(3 - step) * 2 + (place % 2)] ?? 'Level 1',
        isHead: false,
        manager: own[Math.floor((place - 1) / SPAN)] ?? null,
      });
      own.push(places.length - 1);
    }
  }
  return places;
}

/** How many of the rest each department gets, by weight; what rounding leaves goes to the first ones. */
function shareOut(rest: number): number[] {
  const whole = DEPARTMENTS.reduce((sum, { weight }) => sum + weight, 0);
  const shares = DEPARTMENTS.map(({ weight }) => Math.floor((Math.max(0, rest) * weight) / whole));
  const left = Math.max(0, rest) - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => share + (index < left ? 1 : 0));
}

/** 0 for those right below the head (Band 4) down to 3 (Band 1), by how early someone stands in their department. */
function stepDown(place: number, share: number): 0 | 1 | 2 | 3 {
  const part = place / Math.max(1, share);
  return part <= 0.06 ? 0 : part <= 0.25 ? 1 : part <= 0.55 ? 2 : 3;
}

const ALL_WEIGHTS = NAME_GROUPS.reduce((sum, { weight }) => sum + weight, 0);

function drawName(draw: (below: number) => number): { firstName: string; lastName: string } {
  let left = draw(ALL_WEIGHTS);
  const group = NAME_GROUPS.find(({ weight }) => (left -= weight) < 0) ?? NAME_GROUPS[0];
  return {
    firstName: group?.given[draw(group.given.length)] ?? 'Asha',
    lastName: group?.family[draw(group.family.length)] ?? 'Iyer',
  };
}

/** asha.iyer@…, with the staff number where that is taken or the name has no Latin letters. */
function freeAddress(firstName: string, lastName: string, index: number, domain: string, taken: Set<string>): string {
  const latin = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/ø/gi, 'o')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
  const plain = /^[a-z]+\.[a-z]+$/.test(latin) ? latin : `k${index + 1}`;
  const address = taken.has(`${plain}@${domain}`) ? `${plain}.${index + 1}@${domain}` : `${plain}@${domain}`;
  taken.add(address);
  return address;
}

function roleOf({ department, isHead, band }: PersonPlace, index: number): string {
  if (index === 0 || (isHead && (department === 'people' || department === 'systems'))) return 'administrator';
  if (department === 'people') return 'people-office';
  if (department === 'finance' && band === 'Band 2') return 'travel-desk';
  return isHead || band === 'Band 4' || band === 'Band 3' ? 'approver' : 'employee';
}

/** Of a hundred who lead nobody in particular some four have not activated their account, and one has left. */
function stateOf(
  { isHead, band }: PersonPlace,
  isKnown: boolean,
  draw: (below: number) => number,
): DrawnPerson['state'] {
  const chance = draw(100);
  if (isHead || isKnown || band === 'Band 4' || band === 'Band 3') return 'active';
  return chance < 4 ? 'invited' : chance < 5 ? 'inactive' : 'active';
}
