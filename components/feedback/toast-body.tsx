import Link from 'next/link';
import { Icon } from '#components/ui/icon.tsx';
import { toast, type ToastMessage } from '#components/ui/toast.ts';
import { t } from '#lib/shared/texts.ts';

export type ToastBodyProps = { message: ToastMessage };

const MARKS = { success: 'check', info: 'info', warning: 'alert', error: 'alert' } as const;

/** Icon, text, at most one action, and a close button. */
export function ToastBody({ message: { tone, text, href, actionLabel, onAction } }: ToastBodyProps) {
  const act = () => {
    onAction?.();
    toast.dismiss();
  };
  return (
    <>
      <Icon name={MARKS[tone]} className="toast-mark" />
      <span className="toast-text">{text}</span>
      {actionLabel && href && (
        <Link className="toast-action" href={href} onClick={act}>
          {actionLabel}
        </Link>
      )}
      {actionLabel && !href && (
        <button type="button" className="toast-action" onClick={act}>
          {actionLabel}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={t('Close this message')} onClick={toast.dismiss}>
        <Icon name="x" size={16} />
      </button>
    </>
  );
}
