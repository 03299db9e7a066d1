'use client';

import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './dialog.module.css';
import { t } from '#lib/shared/texts.ts';

export type DialogProps = {
  open: boolean;
  title: string;
  /** Visually hides the title where a picture or the content shows it. */
  hideTitle?: boolean;
  /** Called for the cross, Esc and a click outside. Without it the dialog closes only by its content. */
  onClose?: () => void;
  /** sm 400 px, md 500 px, lg 720 px, xl 1200 px for pictures; on phones every dialog is a sheet at the bottom. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** What follows the first lines arrives later: the dialog then grows downwards, and what is read in it stays in its place. */
  grows?: boolean;
  /** Content without padding, for a picture beside text. */
  bare?: boolean;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: it traps the focus, makes the page behind it inert and gives the focus back.
 * The first control gets the focus, or the one marked `data-autofocus`.
 */
export function Dialog({ open, title, hideTitle, onClose, size = 'md', grows, bare, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, [open]);

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose?.();
  };
  const onPointerDown = (event: MouseEvent) => {
    if (onClose && event.target === dialog.current && beside(dialog.current, event)) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size], grows && styles.grows, bare && styles.bare)}
      aria-labelledby={heading}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={onCancel}
      onPointerDown={onPointerDown}
    >
      {open && (
        <>
          <h2 id={heading} className={hideTitle ? 'visually-hidden' : classNames('h2', styles.title)}>
            {title}
          </h2>
          {children}
          {onClose && (
            <button type="button" className={styles.close} aria-label={t('Close')} onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </>
      )}
    </dialog>
  );
}

function beside(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
