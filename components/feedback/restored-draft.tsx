import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';

/** Above a form with restored unsaved edits: says so, and offers the saved values. */
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
