import { PRODUCT } from '#lib/shared/product.ts';
import { t } from '#lib/shared/texts.ts';
import { TEAM_NAME } from '../rules/team-name.ts';

/** Who wrote a message or added a photograph, as its reader is told: themselves, the staff as one team, or a person by name. */
export function authorName({ isOwn, name }: { isOwn: boolean; name: string }): string {
  if (isOwn) return t('You');
  return name === TEAM_NAME ? t('{product} team', { product: PRODUCT.name }) : name;
}

/** Who reads what a guest writes or adds: "Everybody who is registered, and Asha R.,". `host`: null for the operator. */
export const readersOf = (host: string | null): string =>
  t('Everybody who is registered, and {host},', { host: host ?? t('the {product} team', { product: PRODUCT.name }) });
