import { classNames } from '#components/ui/class-names.ts';
import { ICON_PATHS, type IconName } from '#components/ui/icon-paths.ts';
import styles from './icon.module.css';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** 20 beside text of 15 px or more, 16 beside small text and in tags. */
  size?: 16 | 20;
  className?: string;
};

/** A stroked icon in the colour of its text. Never the only carrier of meaning, so it is hidden from screen readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
