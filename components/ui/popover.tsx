import { type ReactNode, useId } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './popover.module.css';

export type PopoverProps = {
  /** What the opening button shows. */
  trigger: ReactNode;
  /** Names the button where `trigger` has no words. */
  label?: string;
  /** Look of the button; without it a bare 44 px target. */
  triggerClassName?: string;
  /** Where the panel hangs: under the button, its start or its end in line with it. */
  align?: 'start' | 'end';
  /** Give one to close it from code: `document.getElementById(id)?.hidePopover()`. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Presses the button of the panel with this id, unless the panel is open. */
export function openPanel(id: string): void {
  if (document.getElementById(id)?.matches(':popover-open')) return;
  const button = document.querySelector<HTMLElement>(`button[popovertarget="${CSS.escape(id)}"]`);
  button?.focus();
  button?.click();
}

/** A small panel under a button, by the browser's popover: opens without our script; Esc and a press elsewhere close it. */
export function Popover({ trigger, label, triggerClassName, align = 'start', id, className, children }: PopoverProps) {
  const own = useId();
  const panel = id ?? own;
  return (
    <>
      <button type="button" className={triggerClassName ?? styles.trigger} aria-label={label} popoverTarget={panel}>
        {trigger}
      </button>
      <div id={panel} popover="auto" className={classNames(styles.panel, styles[align], className)}>
        {children}
      </div>
    </>
  );
}
