import { type ReactNode, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './popover.module.css';

export type PopoverProps = {
  /** Content of the opening button. */
  trigger: ReactNode;
  /** Accessible name of the button where `trigger` has no text. */
  label?: string;
  /** Look of the button; without it a bare 44 px target. */
  triggerClassName?: string;
  /** Alignment of the panel below the button: its start or end. */
  align?: 'start' | 'end';
  /** Give one to close it from code: `document.getElementById(id)?.hidePopover()`. */
  id?: string;
  className?: string;
  /** Called when it opens or closes. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

/** Opens the panel with this id, unless it is open. */
export function openPanel(id: string): void {
  if (document.getElementById(id)?.matches(':popover-open')) return;
  const button = document.querySelector<HTMLElement>(`button[popovertarget="${CSS.escape(id)}"]`);
  button?.focus();
  button?.click();
}

/** A small panel below a button, with the Popover API: opens without script; Esc and a click outside close it. */
export function Popover({
  trigger,
  label,
  triggerClassName,
  align = 'start',
  id,
  className,
  onToggle,
  children,
}: PopoverProps) {
  const own = useId();
  const panel = id ?? own;
  return (
    <>
      <button type="button" className={triggerClassName ?? styles.trigger} aria-label={label} popoverTarget={panel}>
        {trigger}
      </button>
      <div
        id={panel}
        popover="auto"
        className={classNames(styles.panel, styles[align], className)}
        onToggle={onToggle && ((event) => onToggle(event.newState === 'open'))}
      >
        {children}
      </div>
    </>
  );
}
