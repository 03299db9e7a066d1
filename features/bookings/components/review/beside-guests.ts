import type { FieldErrors } from '#lib/shared/errors.ts';
import { isTyped, type GuestFormValues } from './guest-values.ts';

/** Errors beside the fields of the form: others who are left empty are not sent, so the positions differ. */
export const besideGuests = (problems: FieldErrors, { guests }: GuestFormValues): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const [, before = '', room, other, field] =
        /^(.{0,8})guests\.(\d{1,2})\.others\.(\d{1,2})\.(\w{1,20})$/.exec(path) ?? [];
      const typed = (guests[Number(room)]?.others ?? []).flatMap((one, at) => (isTyped(one) ? [at] : []));
      return [field ? `${before}guests.${room}.others.${typed[Number(other)]}.${field}` : path, problem];
    }),
  );
