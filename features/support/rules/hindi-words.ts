/** Consonants by how they sound; aspirated ones as the plain ones, since people write them either way. */
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  'k:कख g:गघ n:ङञणन c:चछ j:जझ t:टठतथ d:डढदध p:प f:फ b:बभ m:म y:य r:र l:लळ v:व s:शषस h:ह'
    .split(' ')
    .flatMap((group) => [...group.slice(2)].map((letter) => [letter, group.charAt(0)] as const)),
);
const DEVANAGARI = /[\u0900-\u097f]/;
const NASAL = /[\u0901\u0902]/;
/** Shorter sounds are those of many words. */
const SHORTEST = 3;

/** Words that say nothing about what someone looks for. */
const STOP_SOUNDS = new Set(
  'का की के को से में पर है हैं हो हूँ था थी थे और या यह वह ये मैं मेरा मेरी मेरे मुझे हम हमें अपना अपनी अपने आप आपका क्या कब कैसे कहाँ क्यों कौन कितना कितनी कितने कोई करना करें कर करे करूँ करते सकता सकते सकती चाहिए लिए नहीं न मिलेगा मिलेगी मिले मिलता होगा होता होती जाता जाएगा गया गई हुआ एक'
    .split(' ')
    .map(soundOf),
);

/** What people write, by its sound, beside the English word of our answers. */
const SAME: ReadonlyMap<string, string> = new Map(
  [
    ['पैसा पैसे रकम वापस वापसी लौटाना', 'refund'],
    ['आएगा आएँगे आयेगा मिला', 'arrive'],
    ['रद्द कैंसल कैंसिल निरस्त', 'cancel'],
    ['रसीद', 'invoice'],
    ['भूल भूला', 'forgot'],
    ['जीएसटी', 'gst'],
    ['बदलना बदलाव बदल', 'change'],
    ['हटाना हटाएँ मिटाना डिलीट', 'delete'],
    ['खाता अकाउंट', 'account'],
    ['भुगतान पेमेंट चुकाना', 'payment'],
    ['बच्चा बच्चे', 'child'],
    ['उड़ान विमान', 'flight'],
    ['ट्रेन रेल तत्काल', 'tatkal'],
    ['दिन तारीख', 'date'],
    ['मंजूरी अप्रूवल', 'approval'],
    ['शादी विवाह', 'wedding'],
    ['समीक्षा रिव्यू', 'review'],
  ].flatMap(([words = '', english = '']) => words.split(' ').map((word) => [soundOf(word), english])),
);

/** The same by its letters, since it sounds like another word. */
const SPELLED: ReadonlyMap<string, string> = new Map([
  ['बिल', 'invoice'],
  ['bill', 'invoice'],
]);

/**
 * A word of Hindi by its consonants, whether in Devanagari or in Latin letters: "वापस", "wapas" and "vaapas" are "vps". Vowels
 * are left out but for one at the beginning, and so are doubled letters and the nasal ending of a form.
 */
export function soundOf(word: string): string {
  const sound = DEVANAGARI.test(word) ? devanagariSound(word) : latinSound(word.toLowerCase());
  const whole = sound.replace(/(.)\1+/g, '$1').replace(/(?<=.)y/g, '');
  return whole.length > SHORTEST ? whole.replace(/n$/, '') : whole;
}

function devanagariSound(word: string): string {
  const signs = [...word.normalize('NFD')];
  let sound = /^[\u0904-\u0914]/.test(word) ? 'a' : '';
  for (const [at, sign] of signs.entries())
    sound += CONSONANTS.get(sign) ?? (NASAL.test(sign) && at < signs.length - 1 ? 'n' : '');
  return sound;
}

const latinSound = (word: string): string =>
  word
    .replace(/ght/g, 't')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(?<=[bcdfgjkpst])h/g, '')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/^[aeiou]+/, 'a')
    .replace(/(?<=.)[aeiou]/g, '');

/** Letters with their marks, and figures. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const keyOf = (sound: string): string => `~${sound}`;

/** The sounds of the Hindi words of a text, as keys of an index. */
export const soundsIn = (text: string): string[] =>
  (text.match(WORD) ?? []).flatMap((word) => (DEVANAGARI.test(word) ? [keyOf(soundOf(word))] : []));

/**
 * The words of a question in Hindi, in either script: each with the key of its sound, and with what it may be in English, both
 * the word itself in Latin letters and what it means. A word that says nothing has neither.
 */
export const hindiWordsOf = (question: string): { key: string | null; english: string }[] =>
  (question.match(WORD) ?? []).map((word) => {
    const sound = soundOf(word);
    const isHindi = DEVANAGARI.test(word);
    const own = isHindi ? '' : word;
    if (STOP_SOUNDS.has(sound)) return { key: null, english: own };
    return {
      key: isHindi || sound.length >= SHORTEST ? keyOf(sound) : null,
      english: `${own} ${SPELLED.get(word) ?? SAME.get(sound) ?? ''}`,
    };
  });
