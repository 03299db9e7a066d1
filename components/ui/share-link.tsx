'use client';

import { toast } from '#components/ui/toast.ts';
import { LineAction } from './line-action.tsx';
import { t } from '#lib/shared/texts.ts';

export type ShareLinkProps = {
  /** Path and query to share, without an origin and without personal data. */
  href: string;
  /** Title for the device's share sheet: "Harbour House, Kochi". */
  title: string;
};

/**
 * Shares an address: with the Web Share API, else by copying it, else as a plain link. Placed at the end of a line of
 * text.
 */
export function ShareLink({ href, title }: ShareLinkProps) {
  return <LineAction onClick={() => void share(title, href)}>{t('Share')}</LineAction>;
}

async function share(title: string, href: string): Promise<void> {
  const url = new URL(href, location.origin).href;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
  } catch (failure) {
    if ((failure as Error).name === 'AbortError') return; // the share sheet was closed
  }
  try {
    await navigator.clipboard.writeText(url); // undefined outside https and localhost
    toast.success(t('Link copied.'));
  } catch {
    toast.warning(t('Your browser can’t copy the link. Open it and copy its address.'), {
      href,
      actionLabel: t('Open the link'),
    });
  }
}
