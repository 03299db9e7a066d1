import { DRAFT_PREFIX } from './browser-storage.ts';

/** Key of the question with which the form to the desk begins: what the assistant was asked. */
export const ENQUIRY_QUESTION = `${DRAFT_PREFIX}question`;
