import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';

/** Above a form whose unsaved edits were brought back: says so, and offers what is saved. */
export function RestoredDraft({ restored, discard }: { restored: boolean; discard: () => void }) {
  if (!restored) return null;
  return (
    <div className="row folds" role="status">
      <Fact icon="info">Your unsaved changes are still here.</Fact>
      <Button variant="txt" size="sm" onClick={discard}>
        Discard them
      </Button>
    </div>
  );
}
