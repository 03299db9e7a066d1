'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { FieldErrors } from '#lib/shared/errors.ts';
import type { ApprovalPreview } from '../../company-parts.ts';
import { WhoDecides } from './who-decides.tsx';

type RequestChangeProps = {
  approval: ApprovalPreview;
  /** What is held and what stands until it is approved. */ meanwhile: string;
  label: string;
  /** The query of the price, read anew where the request is refused. */ quote: QueryKey;
  sending: { busy: boolean; fields: FieldErrors; message: string | null };
  onSend: (reason: string) => void;
};

/** Requests approval of a change: approvers, deadline, price ceiling, and the reason. */
export function RequestChange({ approval, meanwhile, label, quote, sending, onSend }: RequestChangeProps) {
  const [reason, setReason] = useState('');
  const { busy, fields, message } = sending;
  const queries = useQueryClient();
  const refreshPrice = useEffectEvent(() => void queries.invalidateQueries({ queryKey: quote }));
  useEffect(() => {
    if (message) refreshPrice();
  }, [message]);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason);
      }}
    >
      <WhoDecides {...approval} />
      <Field label="Reason for the change" hint="Your approvers will see this." error={fields.reason}>
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {approval.ceiling !== null && <p className="small muted">{meanwhile}</p>}
      {(message ?? fields.checkIn) && (
        <p role="alert">
          <Fact tone="bad">{message ?? fields.checkIn}</Fact>
        </p>
      )}
      <Button type="submit" variant="ink" wide busy={busy} busyLabel="Sending…">
        {label}
      </Button>
    </form>
  );
}
