import { t } from '#lib/shared/texts.ts';
import { languageOf } from './language-of.ts';

/** The title of a day as it was typed; of a traveller's event, whose days have none, "The day" or "Day 2". */
export function DayTitle({ title }: { title: string }) {
  const words = wordsOf(title);
  return <span lang={languageOf(words)}>{words}</span>;
}

function wordsOf(title: string): string {
  if (title === 'The day') return t('The day');
  const [, n] = /^Day (\d+)$/.exec(title) ?? [];
  return n ? t('Day {n}', { n }) : title;
}
