import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { t } from '#lib/shared/texts.ts';

/** Above a form with restored unsaved edits: says so, and offers the saved values. */
export function RestoredDraft({ restored, discard }: { restored: boolean; discard: () => void }) {
  if (!restored) return null;
  return (
    <div className="row folds" role="status">
      <Fact icon="info">{t('Your unsaved changes are still here.')}</Fact>
      <Button variant="txt" size="sm" onClick={discard}>
        {t('Discard them')}
      </Button>
    </div>
  );
}
