'use client';

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { refusalOf, useForm } from '#lib/client/use-form.ts';
import type { ApprovalPreview } from '../../company-parts.ts';
import { WhoDecides } from './who-decides.tsx';

type RequestChangeProps = {
  approval: ApprovalPreview;
  /** What is held and what stands until it is approved. */ meanwhile: string;
  label: string;
  /** The query of the price, read anew where the request is refused. */ quote: QueryKey;
  /** Rejects with what the server refused. */ onSend: (reason: string) => Promise<void>;
};

/** Requests approval of a change: approvers, deadline, price ceiling, and the reason. */
export function RequestChange({ approval, meanwhile, label, quote, onSend }: RequestChangeProps) {
  const form = useForm(() => ({ reason: '' }));
  const queries = useQueryClient();
  const send = async ({ reason }: { reason: string }) => {
    try {
      await onSend(reason);
    } catch (error) {
      const refused = refusalOf(error);
      if (refused['']) void queries.invalidateQueries({ queryKey: quote });
      return refused;
    }
  };
  return (
    <form className="stack" noValidate onSubmit={form.submit(send)}>
      <WhoDecides {...approval} />
      <TextareaField
        label="Reason for the change"
        hint="Your approvers will see this."
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
      {approval.ceiling !== null && <p className="small muted">{meanwhile}</p>}
      <FormFailure message={form.problem} />
      <Button type="submit" variant="ink" wide busy={form.sending} busyLabel="Sending…">
        {label}
      </Button>
    </form>
  );
}
