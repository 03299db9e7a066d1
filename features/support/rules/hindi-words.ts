import { isDevanagari, SHORTEST_SOUND, soundOf, wordsWithMarks } from '#lib/shared/hindi-sounds.ts';

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

const keyOf = (sound: string): string => `~${sound}`;

/** The sounds of the Hindi words of a text, as keys of an index. */
export const soundsIn = (text: string): string[] =>
  wordsWithMarks(text).flatMap((word) => (isDevanagari(word) ? [keyOf(soundOf(word))] : []));

/**
 * The words of a question in Hindi, in either script: each with the key of its sound, and with what it may be in English, both
 * the word itself in Latin letters and what it means. A word that says nothing has neither.
 */
export const hindiWordsOf = (question: string): { key: string | null; english: string }[] =>
  wordsWithMarks(question).map((word) => {
    const sound = soundOf(word);
    const isHindi = isDevanagari(word);
    const own = isHindi ? '' : word;
    if (STOP_SOUNDS.has(sound)) return { key: null, english: own };
    return {
      key: isHindi || sound.length >= SHORTEST_SOUND ? keyOf(sound) : null,
      english: `${own} ${SPELLED.get(word) ?? SAME.get(sound) ?? ''}`,
    };
  });
