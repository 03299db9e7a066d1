import { formatMoney, money } from '#lib/shared/money.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { capital, orList } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { HotelPageInfo, HouseRules } from '../contract.ts';
import type { IdentityDocument } from './vocabulary.ts';

/** @texts */
const DOCUMENT_LABELS: Record<IdentityDocument, string> = {
  aadhaar: 'Aadhaar',
  passport: 'passport',
  'driving-licence': 'driving licence',
  'voter-id': 'voter ID',
  'national-id': 'national identity card',
};

/** Refusal of a party with children at a hotel that takes none. @texts */
export const NO_CHILDREN = 'This hotel does not accept children. Search without children, or choose another stay.';

/** Whether a hotel refuses a party: it says that it takes no children, and someone is younger than 18. Null is unknown and refuses nobody. */
export const refusesChildren = (children: boolean | null, rooms: readonly RoomOccupancy[]): boolean =>
  children === false && rooms.some(({ childAges }) => childAges.length > 0);

/** One line of the house rules. */
export type HouseRule = { label: string; text: string };

/**
 * The house rules as text: what the hotel says, in order, and the names of what it does not say. Nothing is assumed.
 * Whether unmarried couples may share a room is a question in India only: elsewhere it is left out where unknown.
 */
export function houseRuleText({
  houseRules: rules,
  checkInTime,
  checkOutTime,
  city,
}: Pick<HotelPageInfo, 'houseRules' | 'checkInTime' | 'checkOutTime'> & { city: { countryName: string } }): {
  known: HouseRule[];
  unknown: string[];
} {
  const allowed = (value: boolean | null, no: string) => (value === null ? null : t(value ? 'Welcome' : no));
  /** @texts */
  const lines: [label: string, text: string | null][] = [
    ['Check-in', t('From {time}, local time', { time: checkInTime })],
    ['Check-out', t('By {time}, local time', { time: checkOutTime })],
    ['Identity document', documentsText(rules.identityDocuments)],
    [
      'Minimum age',
      rules.minimumAge === null ? null : t('The guest who checks in is {n} or older', { n: rules.minimumAge }),
    ],
    ['Unmarried couples', allowed(rules.couples, 'Not accepted')],
    ['Children', allowed(rules.children, 'Not accepted')],
    ['Pets', allowed(rules.pets, 'Not allowed')],
    ['Extra bed', extraBedText(rules.extraBed)],
  ];
  return {
    known: lines.flatMap(([label, text]) => (text === null ? [] : [{ label: t(label), text }])),
    unknown: lines
      .filter(([label, text]) => text === null && (label !== 'Unmarried couples' || city.countryName === 'India'))
      .map(([label]) => t(label).toLowerCase()),
  };
}

const documentsText = (documents: HouseRules['identityDocuments']): string | null =>
  documents?.length ? capital(orList(documents.map((document) => t(DOCUMENT_LABELS[document])))) : null;

function extraBedText(extraBed: HouseRules['extraBed']): string | null {
  if (!extraBed) return null;
  if (!extraBed.available) return t('Not available');
  if (extraBed.price === null) return t('On request');
  return extraBed.price === 0
    ? t('Free')
    : t('{price} a night, paid at the hotel', { price: formatMoney(money(extraBed.price)) });
}
