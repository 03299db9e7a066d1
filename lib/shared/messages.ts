/**
 * A sentence that was written in English for everybody, in the language of the page: an error of the API or of a form's
 * validation, a note stored with a booking. Its places are filled already, so it is matched with the texts of the
 * catalogue (`lib/server/texts/message-reader.ts`); one that the catalogue lacks stays in English.
 */
export const messageText = (english: string): string => globalThis.translation?.message(english) ?? english;
