import styles from '#components/ui/icon.module.css';

/** Icons that only the header draws, like `ICON_PATHS`; apart from it, because the browser needs no script for them. */
const PATHS = {
  menu: 'M3 6h14M3 10h14M3 14h14',
  moon: 'M16 11.5A6.5 6.5 0 0 1 8.5 4a6.5 6.5 0 1 0 7.5 7.5z',
  sun: 'M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
} as const;

/** An icon of the header; hidden from screen readers. */
export const HeaderIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg className={styles.icon} width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
