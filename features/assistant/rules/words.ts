import { stemOf, wordsOf } from '#lib/shared/word-stems.ts';

/**
 * What people write, beside the words of `phrases.ts`: synonyms, contractions, and Hindi in Latin letters. A question is
 * read with the words on the right.
 */
const MEANS: Record<string, string> = {
  // refunds and payments
  reimbursement: 'refund',
  reimburse: 'refund',
  reimbursed: 'refund',
  reversal: 'refund',
  paid: 'pay',
  paying: 'pay',
  payment: 'pay',
  payments: 'pay',
  transaction: 'pay',
  deducted: 'deduct',
  debited: 'deduct',
  debit: 'deduct',
  charged: 'deduct',
  charge: 'fee',
  charges: 'fee',
  penalty: 'fee',
  cost: 'fee',
  costs: 'fee',
  failed: 'fail',
  failing: 'fail',
  failure: 'fail',
  declined: 'fail',
  error: 'fail',
  double: 'twice',
  returned: 'back',
  return: 'back',
  received: 'come',
  receive: 'come',
  arrive: 'come',
  arrives: 'come',
  arrived: 'come',
  sent: 'come',
  credited: 'come',
  get: 'come',
  got: 'come',
  cash: 'money',
  amount: 'money',
  paisa: 'money',
  paise: 'money',
  paisay: 'money',
  rupaye: 'money',
  wapas: 'back',
  vapas: 'back',
  waapas: 'back',
  kat: 'deduct',
  kata: 'deduct',
  kate: 'deduct',
  katega: 'deduct',
  // trips
  annul: 'cancel',
  cancelation: 'cancel',
  cancelations: 'cancel',
  reservation: 'booking',
  reservations: 'booking',
  pnr: 'booking',
  timing: 'time',
  timings: 'time',
  mail: 'email',
  mails: 'email',
  emails: 'email',
  booked: 'booking',
  bookings: 'booking',
  trips: 'trip',
  journey: 'trip',
  stay: 'hotel',
  stays: 'hotel',
  room: 'hotel',
  rooms: 'hotel',
  plane: 'flight',
  flights: 'flight',
  fly: 'flight',
  flying: 'flight',
  holiday: 'package',
  tour: 'package',
  passenger: 'traveller',
  traveler: 'traveller',
  baggage: 'luggage',
  bag: 'luggage',
  bags: 'luggage',
  suitcase: 'luggage',
  suitcases: 'luggage',
  kg: 'luggage',
  kgs: 'luggage',
  kilos: 'luggage',
  saman: 'luggage',
  samaan: 'luggage',
  held: 'hold',
  holding: 'hold',
  reschedule: 'change date',
  rescheduled: 'change date',
  rescheduling: 'change date',
  postpone: 'change date',
  prepone: 'change date',
  modify: 'change',
  shift: 'move',
  days: 'day',
  bill: 'invoice',
  receipt: 'invoice',
  rasid: 'invoice',
  // companies
  cap: 'limit',
  caps: 'limit',
  ceiling: 'limit',
  maximum: 'limit',
  max: 'limit',
  entitlement: 'limit',
  entitled: 'limit',
  allowance: 'limit',
  allow: 'allowed',
  approve: 'approval',
  approved: 'approval',
  approver: 'approval',
  approvers: 'approval',
  approves: 'approval',
  boss: 'approval',
  manager: 'approval',
  requests: 'request',
  // people
  human: 'person',
  agent: 'person',
  executive: 'person',
  representative: 'person',
  operator: 'person',
  insaan: 'person',
  aadmi: 'person',
  speak: 'talk',
  chat: 'talk',
  anyone: 'someone',
  anybody: 'someone',
  somebody: 'someone',
  call: 'talk',
  contact: 'talk',
  connect: 'talk',
  baat: 'talk',
  hi: 'hello',
  hey: 'hello',
  namaste: 'hello',
  namaskar: 'hello',
  thanks: 'thank',
  dhanyavad: 'thank',
  dhanyawad: 'thank',
  shukriya: 'thank',
  madad: 'help',
  // small words
  kab: 'when',
  kahan: 'where',
  kaha: 'where',
  kidhar: 'where',
  kitna: 'how much',
  kitne: 'how much',
  kitni: 'how much',
  kaise: 'how',
  kese: 'how',
  kya: 'what',
  agar: 'if',
  nahi: 'not',
  nahin: 'not',
  nhi: 'not',
  no: 'not',
  never: 'not',
  didn: 'not',
  don: 'not',
  doesn: 'not',
  isn: 'not',
  wasn: 'not',
  hasn: 'not',
  haven: 'not',
  dont: 'not',
  didnt: 'not',
  doesnt: 'not',
  isnt: 'not',
  wasnt: 'not',
  hasnt: 'not',
  havent: 'not',
  wont: 'not',
  cannot: 'not',
  can: 'may',
  meri: 'my',
  mera: 'my',
  mere: 'my',
  our: 'my',
  agla: 'next',
  agli: 'next',
  badal: 'change',
  badalna: 'change',
  badalni: 'change',
  tarikh: 'date',
  din: 'day',
  baad: 'later',
  aayega: 'come',
  ayega: 'come',
  aaya: 'come',
  aya: 'come',
  milega: 'come',
  milegi: 'come',
  mila: 'come',
  baje: 'time',
  long: 'time',
  chahiye: 'want',
  chahta: 'want',
  chahti: 'want',
  karna: 'want',
  karni: 'want',
  karo: 'want',
  kardo: 'want',
  krdo: 'want',
  wanna: 'want',
  please: 'want',
  pls: 'want',
  plz: 'want',
};

/** Written together, whatever stands between: one thing. */
const TOGETHER: readonly (readonly [RegExp, string])[] = [
  [/\bcheck(?:ing|ed)?[\s-]*in\b/g, 'checkin'],
  [/\bcheck(?:ing|ed)?[\s-]*out\b/g, 'checkout'],
  [/\be[\s-]?tickets?\b/g, 'eticket'],
  [/\bcall(?:ing)?[\s-]off\b/g, 'cancel'],
  [/\blet(?:ting)?[\s-]go\b/g, 'release'],
  [/\bmoney[\s-]?back\b/g, 'money back'],
];

/** Words that are spelled right, and their stems. */
export type KnownWords = { words: ReadonlySet<string>; stems: ReadonlySet<string> };

const meant = (word: string): string[] => (MEANS[word] ?? word).split(' ');

/** The stems that a phrase or a question consists of, in its order. */
export function stemsOf(text: string, known?: KnownWords): string[] {
  const joined = TOGETHER.reduce((so, [written, one]) => so.replace(written, one), text.toLowerCase());
  return wordsOf(joined)
    .map((word) => (known ? spelled(word, known) : word))
    .flatMap(meant)
    .map(stemOf);
}

/** Words that `stemsOf` knows without a phrase. */
export const SYNONYMS: readonly string[] = Object.keys(MEANS);

/** Letters from which on a word may be mistyped: once, and twice. */
const MISTYPED_ONCE = 5;
const MISTYPED_TWICE = 9;

/** The known word that is meant by a mistyped one; the word itself where none is near. */
function spelled(word: string, known: KnownWords): string {
  if (word.length < MISTYPED_ONCE || /\d/.test(word)) return word;
  if (known.words.has(word) || known.stems.has(stemOf(word))) return word;
  const most = word.length < MISTYPED_TWICE ? 1 : 2;
  let nearest = { word, distance: most + 1 };
  for (const candidate of known.words) {
    if (Math.abs(candidate.length - word.length) > most || candidate.length < MISTYPED_ONCE) continue;
    const distance = editsBetween(word, candidate);
    if (distance < nearest.distance) nearest = { word: candidate, distance };
  }
  return nearest.word;
}

/** How many letters were left out, added, replaced, or swapped with their neighbour (Damerau, optimal string alignment). */
export function editsBetween(first: string, second: string): number {
  let before: number[] = [];
  let row = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (let i = 1; i <= first.length; i++) {
    const next = [i];
    for (let j = 1; j <= second.length; j++) {
      const same = first[i - 1] === second[j - 1] ? 0 : 1;
      let least = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[second.length]!;
}
