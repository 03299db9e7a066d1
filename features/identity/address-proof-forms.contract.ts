import * as z from 'zod';
import { oneTimeCodeField, passwordField } from '#lib/shared/person-fields.ts';

/** Forms that prove an address (5.12), apart from the operations, so that a page with one form loads little. */
export const addressCodeForm = z.object({ oneTimeCode: oneTimeCodeField });
export const finishSignUpForm = z.object({ password: passwordField });
