'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { t } from '#lib/shared/texts.ts';
import type { EventView } from '../contract.ts';
import { CodeForm } from './code-form.tsx';
import { WhoForm, type Who } from './who-form.tsx';

export type EventSignInProps = { event: EventView; number: string; email: string; onClose: () => void };

/** Sign-in to an event (2.9): number and email, then the code from the email. */
export function EventSignIn({ event, number, email, onClose }: EventSignInProps) {
  const [who, setWho] = useState<Who>({ number, email });
  const [asked, setAsked] = useState(false);
  const next = (sent: Who) => {
    setWho(sent);
    setAsked(true);
  };
  return (
    <Dialog open title={t('Sign in to {event}', { event: event.name })} size="sm" onClose={onClose}>
      {asked ? (
        <CodeForm code={event.code} who={who} onOther={() => setAsked(false)} />
      ) : (
        <WhoForm code={event.code} who={who} onAsked={next} />
      )}
    </Dialog>
  );
}
