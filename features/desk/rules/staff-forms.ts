import * as z from 'zod';
import { emailField, newPasswordField, passwordField } from '#lib/shared/person-fields.ts';

/** Forms of the desk's sign-in (5.12), apart from the contract, whose other schemas the page does not need. */
export const staffSignInForm = z.object({ email: emailField, password: passwordField });
export const staffPasswordForm = z.object({ password: newPasswordField });
