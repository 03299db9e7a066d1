import { type Draft, useDraft } from './use-draft.ts';
import { type NameOf, type SentForm, useFormOver } from './use-form.ts';

export type DraftForm<Values> = SentForm<Values> & Pick<Draft<Values>, 'restored' | 'discard' | 'forget'>;

/**
 * A form whose unsaved edits survive leaving it (`use-draft.ts`), for `RestoredDraft` above its fields. Takes the name
 * under which the tab keeps the edits, the saved values as JSON, and how the server's paths are called in the form.
 * `forget` is called once the edits are saved.
 */
export function useDraftForm<Values extends object>(name: string, saved: Values, nameOf?: NameOf): DraftForm<Values> {
  const { value, set, restored, discard, forget } = useDraft(name, saved);
  const form = useFormOver(value, set, nameOf);
  const discardEdits = () => {
    discard();
    form.clear();
  };
  return { ...form, restored, discard: discardEdits, forget };
}
