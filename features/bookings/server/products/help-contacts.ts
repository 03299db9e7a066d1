import 'server-only';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { operator } from '#lib/server/operator.ts';
import { routes } from '#lib/shared/routes.ts';

/** Customer care where it is configured, and the help page, as vouchers print them. */
export function helpContacts(): string[] {
  const { phone, hours, email } = operator();
  return [phone && hours ? `${phone} (${hours})` : phone, email, linkTo(routes.help())].filter(
    (contact) => contact !== null,
  );
}
