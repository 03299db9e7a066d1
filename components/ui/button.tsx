import Link from 'next/link';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import styles from './button.module.css';

type Appearance = {
  /** `go` is the primary action: at most one per screen. */
  variant?: 'go' | 'ink' | 'out' | 'txt';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  iconEnd?: IconName;
  /** Full width of its container. */
  wide?: boolean;
  children: ReactNode;
};

type ActionProps = Appearance &
  Omit<ComponentProps<'button'>, 'children'> & {
    href?: undefined;
    /** While sending: shows `busyLabel` at the same width and ignores clicks, but keeps the focus. */
    busy?: boolean;
    busyLabel?: string;
    /** Why it is disabled: shown below the button, which stays focusable and does nothing. */
    blocked?: string;
  };

type LinkProps = Appearance &
  Omit<ComponentProps<typeof Link>, 'children' | 'href'> & {
    href: string;
    /** A file or another site: a plain browser link. */
    plain?: boolean;
  };

export type ButtonProps = ActionProps | LinkProps;

/** A button labelled with a verb and its object: "Book this room". With `href` it is a link with a button's look. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
}

function LinkButton({ variant, size, icon, iconEnd, wide, plain, className, children, ...link }: LinkProps) {
  const Anchor = plain ? 'a' : Link;
  return (
    <Anchor {...link} className={look({ variant, size, wide, className })}>
      <Label icon={icon} iconEnd={iconEnd}>
        {children}
      </Label>
    </Anchor>
  );
}

function ActionButton(props: ActionProps) {
  const { variant, size, icon, iconEnd, wide, busy, busyLabel, blocked, className, children, ...button } = props;
  const reason = useId();
  const inert = busy || blocked !== undefined;
  const element = (
    <button
      {...button}
      type={inert ? 'button' : (button.type ?? 'button')}
      className={look({ variant, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      aria-describedby={blocked === undefined ? button['aria-describedby'] : reason}
      onClick={inert ? undefined : button.onClick}
    >
      <Label icon={icon} iconEnd={iconEnd} busy={busy} busyLabel={busyLabel}>
        {children}
      </Label>
    </button>
  );
  if (blocked === undefined) return element;
  return (
    <span className={classNames(styles.withReason, wide && styles.wide)}>
      {element}
      <span className={styles.reason} id={reason}>
        {blocked}
      </span>
    </span>
  );
}

type LabelProps = Pick<ActionProps, 'icon' | 'iconEnd' | 'busy' | 'busyLabel' | 'children'>;

function Label({ icon, iconEnd, busy, busyLabel, children }: LabelProps) {
  const words = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  if (busyLabel === undefined) return words;
  return (
    <span className={styles.pair}>
      <span className={classNames(styles.face, busy && styles.away)}>{words}</span>
      <span className={classNames(styles.face, !busy && styles.away)}>{busyLabel}</span>
    </span>
  );
}

function look({ variant = 'out', size = 'md', wide, className }: Partial<Appearance> & { className?: string }) {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}
