import { describe, expect, it } from 'vitest';
import { presentPosts } from '#features/blogs/rules/present-post.ts';
import { soundOf } from '#lib/shared/hindi-sounds.ts';
import { LINK_MINUTES } from '#lib/shared/one-time-codes.ts';
import { HINDI } from '#lib/server/texts/hindi.ts';
import { inLanguage } from '#lib/server/language.ts';
import { searchHelp } from '../server/search-help.ts';
import { findable } from './findable.ts';
import { helpTopics } from './help-answers.ts';
import { searchAnswers } from './search-answers.ts';

const answers = findable(presentPosts());
const first = (question: string) => searchAnswers(question, answers)[0]?.title;

describe('[7.20] the search of the help page', () => {
  it.each([
    ['when do I get my money back', 'When does my refund arrive?'],
    ['refund not received', 'When does my refund arrive?'],
    ['cancelling one passenger', 'Can I cancel for one traveller only?'],
    ['reschedule flight', 'Can I move my flight to another day?'],
    ['change hotel dates', 'Can I change the dates of my stay?'],
    ['gst bill', 'How do I get an invoice with my GST number?'],
    ['forgotten password', 'I forgot my password.'],
    ['delete account', 'How do I delete my account?'],
    ['hotel could not confirm', 'The hotel could not confirm after I paid.'],
    ['waiting for approval', 'What happens while I wait for approval?'],
    ['tatkal', 'Tatkal: a train for tomorrow, and what it costs to change your mind'],
    ['passport six months', 'Your passport is valid. Is it valid enough?'],
  ])('answers “%s” with “%s” first', (question, title) => expect(first(question)).toBe(title));

  it('says for how long the link of a forgotten password works', () =>
    expect(searchAnswers('forgotten password', answers)[0]?.text).toContain(`for ${LINK_MINUTES} minutes`));

  it.each(['', '   ', 'the of and', 'zxqv', '🙂', 'constructor', '__proto__', 'valueOf hasOwnProperty'])(
    'finds nothing for %j',
    (question) => expect(searchAnswers(question, answers)).toEqual([]),
  );

  it('gives eight answers at most, and reads no more than the first hundred characters of a question', () => {
    const question = 'refund flight hotel '.repeat(5000);
    const found = searchAnswers(question, answers);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found).toEqual(searchAnswers(question.slice(0, 100), answers));
  });

  it('takes nothing from what stands after them', () =>
    expect(searchAnswers(`${' '.repeat(100)}refund`, answers)).toEqual([]));
});

describe('[9.9] the search of the help page in Hindi', () => {
  const inHindi = <Result>(work: () => Result): Result =>
    inLanguage({ language: 'hi', translation: HINDI, scripts: [] }, work);
  const search = (question: string) => inHindi(() => searchHelp(question, presentPosts));

  it.each([
    ['रिफ़ंड कब आएगा', 'मेरा रिफ़ंड कब आएगा?'],
    ['रिफंड कब तक आएगा', 'मेरा रिफ़ंड कब आएगा?'],
    ['मेरे पैसे कब वापस आएँगे', 'मेरा रिफ़ंड कब आएगा?'],
    ['paise kab wapas aayenge', 'मेरा रिफ़ंड कब आएगा?'],
    ['mera refund kab aayega', 'मेरा रिफ़ंड कब आएगा?'],
    ['when does my refund arrive', 'मेरा रिफ़ंड कब आएगा?'],
    ['flight ki tarikh badalna', 'क्या फ़्लाइट की तारीख बदली जा सकती है?'],
    ['फ्लाइट की तारीख बदलनी है', 'क्या फ़्लाइट की तारीख बदली जा सकती है?'],
    ['होटल की तारीखें बदलना', 'क्या होटल की बुकिंग की तारीखें बदली जा सकती हैं?'],
    ['package radd karne par kitna katega', 'हॉलिडे पैकेज रद्द करने पर कितना कटता है?'],
    ['पासवर्ड भूल गया', 'मुझे अपना पासवर्ड याद नहीं है।'],
    ['password bhool gaya', 'मुझे अपना पासवर्ड याद नहीं है।'],
    ['जीएसटी बिल', 'अपने GST नंबर वाला इनवॉइस कैसे मिलेगा?'],
    ['होटल का बिल', 'अपने GST नंबर वाला इनवॉइस कैसे मिलेगा?'],
    ['gst bill', 'अपने GST नंबर वाला इनवॉइस कैसे मिलेगा?'],
    ['khata hatana', 'अपना खाता कैसे हटाएँ?'],
    ['समीक्षा', 'होटलों की समीक्षाएँ कौन लिखता है?'],
    ['shaadi ke liye page', 'क्या शादी या पारिवारिक मिलन के लिए पेज बनाया जा सकता है?'],
    ['मंजूरी', 'मंज़ूरी मिलने तक क्या होता है?'],
    ['तत्काल', 'तत्काल टिकट: कल की ट्रेन, और इरादा बदलने की कीमत'],
    ['tatkal', 'तत्काल टिकट: कल की ट्रेन, और इरादा बदलने की कीमत'],
    ['पासपोर्ट छह महीने', 'पासपोर्ट वैध है। पर क्या काफ़ी समय के लिए?'],
    ['passport six months', 'पासपोर्ट वैध है। पर क्या काफ़ी समय के लिए?'],
  ])('answers “%s” with “%s” first', (question, title) => expect(search(question)[0]?.title).toBe(title));

  it.each(['', '   ', 'क्या है और', 'kya hai aur', 'zxqv', 'झंझ', '🙂', 'constructor'])(
    'finds nothing for %j',
    (question) => expect(search(question)).toEqual([]),
  );

  it.each([
    ['वापस', 'wapas', 'vaapas'],
    ['भुगतान', 'bhugtan', 'bhugataan'],
    ['तारीख', 'tarikh', 'tareekh'],
    ['रिफ़ंड', 'refund', 'रिफंड'],
    ['होटल', 'hotel', 'hotal'],
  ])('hears %s in %s and %s', (word, ...others) =>
    expect(others.map(soundOf)).toEqual(others.map(() => soundOf(word))),
  );

  it('names buttons in the answers as the pages do', () => {
    const said = inHindi(helpTopics).flatMap(({ questions }) => questions.map(({ answer }) => answer));
    const labels = said.flatMap((answer) => [...answer.matchAll(/“([^”]+)”/g)].map(([, label]) => label));
    const words = new Set(Object.values(HINDI.texts));
    expect(labels.length).toBeGreaterThan(10);
    expect(labels.filter((label) => !words.has(label ?? ''))).toEqual([]);
  });
});
