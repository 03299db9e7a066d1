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

/** Whether a question is about other people, or gives orders. */
export function offLimits(question: string): boolean {
  const text = question.toLowerCase().replace(/\s+/g, ' ');
  return OFF_LIMITS.some((pattern) => pattern.test(text));
}
