import { oneSpelling } from '#lib/shared/hindi-sounds.ts';
import { inEnglishWords } from './words.ts';

/**
 * Questions about other people, and texts that give the assistant orders instead of asking. They are answered with what
 * it does and does not do, and never reach a language model. This is a courtesy and saves cost, not the guard: the guard
 * is that every read and every action runs with the caller's own rights.
 */
const OFF_LIMITS: readonly RegExp[] = [
  /\b(?:other|another|every|all(?: the)?|some) (?:users?|customers?|persons?|people|passengers?|travellers?|accounts?|guests?)\b/,
  /\b(?:someone|somebody|anyone|everybody|everyone)(?: else)?(?:'|’)?s? (?:booking|trip|refund|wallet|ticket|password|invoice)/,
  /\b(?:his|her|their|neighbou?r'?s|colleague'?s|friend'?s) (?:bookings?|trips?|refunds?|wallet|tickets?|passwords?|pnr|invoices?|hotel|flight)\b/,
  /\b(?:bookings?|trips?|refunds?|wallet|details|tickets?|account) (?:of|for|by) [\w.+-]{1,64}@/,
  /\b(?:ignore|forget|disregard|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous)\b/,
  /\b(?:system|hidden|initial) (?:prompt|message|instructions?)\b/,
  /\b(?:you are now|act as|pretend (?:to be|you)|role ?play|jailbreak|developer mode|debug mode|admin(?:istrator)? mode|sudo)\b/,
  /\b(?:i am|i'm|as) (?:an? |the )?(?:admin|administrator|developer|ceo|police|owner of sarai|staff)\b/,
  /\b(?:drop table|select \*|union select|or 1 ?= ?1|database|sql|api key|access token|secret key|source code)\b/,
  /<\/?(?:script|system|img|iframe|assistant)\b/,
  /\b(?:without (?:asking|confirmation|confirming)|skip (?:the )?confirmation|don'?t ask (?:me )?(?:for )?confirm)/,
  /\b(?:tell|give|show|send|list)\b.{0,30}\b(?:passport|phone|mobile|email|card|credit card) (?:numbers?|details|address(?:es)?) of\b/,
];

/** The same of questions in Hindi, with their words in English (`inEnglishWords`): the verb comes last, and "of" after the owner. */
const OFF_LIMITS_OF_HINDI: readonly RegExp[] = [
  /\b(?:all|another|other|someone) (?:customer|user|account|guest)s?\b/,
  /\b(?:another|other) people\b/,
  /\b(?:friend|neighbour|colleague|others|someone|someone and|someone another) of (?:\S{1,20} )?(?:booking|ticket|refund|wallet|trip|password|invoice|hotel|flight|details)\b/,
  /\b(?:customer|user|traveller|guest|passenger)s? of (?:passport|phone|mobile|card|email|aadhaar)\b.{0,40} (?:show|give|send|do)\b/,
  /\b(?:instructions?|rules?|prompts?)\b.{0,40} (?:ignore|release)\b/,
  /\bsystem (?:prompt|message|instruction)\b/,
  /(?:^| )(?:मैं|मै|main|mai|mein) (?:(?:one|ही|hi|हूं|hoon|hun) )?(?:admin|administrator|developer|police|staff)\b/,
  /\b(?:now (?:से |se )?you|you now) (?:\S{1,20} ){0,2}(?:admin|administrator|developer|hacker)\b/,
  /\b(?:admin|administrator|developer|staff) (?:\S{1,10} )?(?:बनकर|बनके|बन|banke|bankar|ban)(?: |$)/,
  /\b(?:admin|developer|debug) mode\b/,
  /\bwithout (?:\S{1,10} ){0,2}(?:ask|confirm)/,
  /\bconfirm(?:ation)? (?:of|kiye|kie|kare|किए|किये|करे) without\b/,
];
/** The same, where the words of Hindi decide. */
const AS_WRITTEN_IN_HINDI: readonly RegExp[] = [
  /@[a-z0-9.-]{1,60} (?:की|का|के|ki|ka|ke) /,
  /(?:पुष्टि|कन्फर्म|कंफर्म|confirm|confirmation) (?:मत|mat)(?: |$)/,
];

/** Whether a question is about other people, or gives orders. */
export function offLimits(question: string): boolean {
  const text = question.toLowerCase().replace(/\s+/g, ' ');
  const [english, spelled] = [inEnglishWords(question), oneSpelling(text)];
  return (
    OFF_LIMITS.some((pattern) => pattern.test(text)) ||
    OFF_LIMITS_OF_HINDI.some((pattern) => pattern.test(english)) ||
    AS_WRITTEN_IN_HINDI.some((pattern) => pattern.test(spelled))
  );
}
