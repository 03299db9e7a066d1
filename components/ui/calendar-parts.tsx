import type { ClassNames } from 'react-day-picker';
import { Icon } from '#components/ui/icon.tsx';
import styles from './calendar.module.css';

/** Our class names for the picker's parts. */
export const calendarClassNames: Partial<ClassNames> = {
  root: styles.root,
  months: styles.months,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
  today: styles.today,
  disabled: styles.disabled,
  outside: styles.outside,
  hidden: styles.hidden,
};

/** The arrows that turn the month. */
export function CalendarChevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={orientation === 'left' ? 'back' : 'arrow'} />;
}
