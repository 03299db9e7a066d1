import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { IconName } from '#components/ui/icon.tsx';
import { downloadFile } from '#lib/client/download-file.ts';
import type { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';

export type DocumentLink = { path: ReturnType<typeof routes.document>; label: string; file: string };
type DocumentButtonProps = DocumentLink & {
  query: { bookingId: string; amendment?: string; passId?: string };
  name?: string;
  icon?: IconName;
  onProblem: (problem: string) => void;
};

/**
 * Downloads a document of a booking, rendered on request. `name` is its full name where the label alone is ambiguous.
 */
export function DocumentButton({ path, label, file, query, name, icon = 'file', onProblem }: DocumentButtonProps) {
  const [busy, setBusy] = useState(false);
  const fetchDocument = async () => {
    setBusy(true);
    onProblem('');
    try {
      await downloadFile(path, query, file);
    } catch (error) {
      onProblem((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="out"
      size="sm"
      icon={icon}
      busy={busy}
      busyLabel={t('Preparing…')}
      aria-label={busy ? undefined : name}
      onClick={() => void fetchDocument()}
    >
      {label}
    </Button>
  );
}
