import * as z from 'zod';
import { oneTimeCodeField, passwordField } from '#lib/shared/person-fields.ts';

/** What a person fills in to prove an address (5.12): apart from the operations, so that a page of one form loads little. */
export const addressCodeForm = z.object({ oneTimeCode: oneTimeCodeField });
export const finishSignUpForm = z.object({ password: passwordField });
