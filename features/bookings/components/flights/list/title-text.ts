import { t } from '#lib/shared/texts.ts';

const BACK = ' and back';

/** The title of a trip by air, "Bengaluru – Delhi and back" (`rules/trip-title.ts`), in the language of the page. */
export function titleText(title: string): string {
  const route = title
    .replace(BACK, '')
    .split(' – ')
    .map((stop) => stop.replace(/^[^(]+?(?= \(|$)/, (city) => t(city)))
    .join(' – ');
  return title.endsWith(BACK) ? t('{route} and back', { route }) : route;
}
