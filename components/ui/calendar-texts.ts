import type { Formatters, Labels } from 'react-day-picker';
import { locale, t } from '#lib/shared/texts.ts';

type CalendarTexts = { formatters: Partial<Formatters>; labels: Partial<Labels> };

/** The calendar's words in the language of the page; none in English, which the picker has itself. */
export function calendarTexts(): CalendarTexts | undefined {
  if (!globalThis.translation) return;
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(`${locale()}-u-nu-latn`, options);
    return (date: Date) => format.format(date);
  };
  const month = by({ month: 'long', year: 'numeric' });
  const whole = by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    formatters: { formatCaption: month, formatWeekdayName: by({ weekday: 'short' }) },
    labels: {
      labelGrid: month,
      labelWeekday: by({ weekday: 'long' }),
      labelNav: () => t('Months'),
      labelNext: () => t('Next month'),
      labelPrevious: () => t('Previous month'),
      labelDayButton: (date, { today, selected }) =>
        [today && t('Today'), whole(date), selected && t('selected')].filter(Boolean).join(', '),
    },
  };
}
