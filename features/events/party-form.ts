import * as z from 'zod';
import { isIsoDate } from '#lib/shared/dates.ts';
import { namedField } from '#lib/shared/name-fields.ts';
import { mobileField } from '#lib/shared/person-fields.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { isEventCode, MOST_COMPANIONS } from './rules/event-text.ts';

export const codeField = z.string().trim().max(16).refine(isEventCode, 'An event’s code looks like CIT-95.');

/** Who comes, and on which days. */
export const party = {
  name: namedField('Enter your name.', 120),
  companions: z
    .int('Companions are a whole number.')
    .min(0, 'Companions are 0 or more.')
    .max(MOST_COMPANIONS, `Up to ${counted(MOST_COMPANIONS, 'person', 'people')} can come with you.`),
  days: z
    .array(z.iso.date('Choose among the days of the event.').refine(isIsoDate, 'Choose among the days of the event.'))
    .min(1, 'Choose the days you will attend.')
    .max(14, 'Choose among the days of the event.')
    .transform((days) => [...new Set(days)].sort()),
};

/** The mobile number is asked for at events of the operator only: no host sees it. */
export const partyForm = z.object({ ...party, mobile: mobileField.optional() });
