/** A number in an airline's frequent-flyer programme; `airline` is its IATA code. */
export type FrequentFlyer = { airline: string; number: string };

/** Most frequent-flyer numbers of one person. */
export const MOST_PROGRAMMES = 6;

/** Airlines with a frequent-flyer programme of their own, by IATA code. */
export const PROGRAMME_AIRLINES: Readonly<Record<string, string>> = {
  '6E': 'IndiGo',
  AI: 'Air India',
  EK: 'Emirates',
  EY: 'Etihad Airways',
  QR: 'Qatar Airways',
  WY: 'Oman Air',
  SV: 'Saudia',
  GF: 'Gulf Air',
  UL: 'SriLankan Airlines',
  SQ: 'Singapore Airlines',
  MH: 'Malaysia Airlines',
  TG: 'Thai Airways',
  VN: 'Vietnam Airlines',
  GA: 'Garuda Indonesia',
  PR: 'Philippine Airlines',
  CX: 'Cathay Pacific',
  JL: 'Japan Airlines',
  NH: 'All Nippon Airways',
  KE: 'Korean Air',
  CA: 'Air China',
  CI: 'China Airlines',
  BR: 'EVA Air',
  LH: 'Lufthansa',
  BA: 'British Airways',
  VS: 'Virgin Atlantic',
  AF: 'Air France',
  KL: 'KLM',
  IB: 'Iberia',
  SK: 'SAS',
  AY: 'Finnair',
  TK: 'Turkish Airlines',
  UA: 'United Airlines',
  AA: 'American Airlines',
  DL: 'Delta Air Lines',
  AC: 'Air Canada',
  ET: 'Ethiopian Airlines',
  QF: 'Qantas',
  NZ: 'Air New Zealand',
  LA: 'LATAM Airlines',
};

/** Whether an airline (IATA code) has a programme of its own. */
export const hasProgramme = (airline: string): boolean => Object.hasOwn(PROGRAMME_AIRLINES, airline);
