'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { endSharing, leaveSharing } from '../../client/calls.ts';
import { ROOMMATES, roommatesOptions } from '../../client/roommates.ts';
import type { SharingView } from '../../contract.ts';
import { languageOf } from '../language-of.ts';
import styles from './roommates.module.css';
import { SharerList } from './sharer-list.tsx';
import { SharingForm } from './sharing-form.tsx';

/** Finding another guest of the event to share a room with. Nothing where no rooms are kept, or once it is over. */
export function Roommates() {
  const { data } = useQuery(roommatesOptions);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data?.offered || (data.closed && data.about === null)) return null;
  const onChanged = () => heading.current?.focus(); // what was pressed may be gone
  return (
    <section className="stack" aria-labelledby="event-roommates">
      <hr className="rule" />
      <h3 id="event-roommates" className="h3" ref={heading} tabIndex={-1}>
        {t('Share a room')}
      </h3>
      {data.closed && <p className="small muted">{messageText(data.closed)}</p>}
      {data.about === null && <NotListed onChanged={onChanged} />}
      {data.partner && <Paired partner={data.partner} closed={data.closed} onChanged={onChanged} />}
      {data.about !== null && !data.partner && <Listed sharing={data} about={data.about} onChanged={onChanged} />}
    </section>
  );
}

type Changed = { /** Moves the focus to the heading. */ onChanged: () => void };

function NotListed({ onChanged }: Changed) {
  return (
    <>
      <p>
        {t(
          'Would you like to share a room with another guest? Add yourself to the list. Only guests who are on it see it: your first name with an initial and the line that you write, never your email or telephone number. We email you when somebody asks you.',
        )}
      </p>
      <SharingForm about={null} onSaved={onChanged} />
    </>
  );
}

function Listed({ sharing, about, onChanged }: Changed & { sharing: SharingView; about: string }) {
  const [isChanging, setChanging] = useState(false);
  const leaving = useSend(leaveSharing, {
    reads: ROOMMATES,
    done: () => {
      toast.success(t('You are no longer on the list.'));
      onChanged();
    },
  });
  return (
    <>
      {isChanging ? (
        <SharingForm about={about} onSaved={() => setChanging(false)} onClose={() => setChanging(false)} />
      ) : (
        <div className="stack">
          <p className={styles.about}>
            <span className="small muted">{t('You are on the list with:')}</span>
            <br />
            <span lang={languageOf(about)}>{about}</span>
          </p>
          <FormFailure message={leaving.message ?? undefined} />
          <div className="row folds">
            {!sharing.closed && (
              <Button variant="out" size="sm" onClick={() => setChanging(true)}>
                {t('Change your line')}
              </Button>
            )}
            <Button
              variant="txt"
              size="sm"
              busy={leaving.busy}
              busyLabel={t('Removing…')}
              onClick={() => leaving.send({})}
            >
              {t('Leave the list')}
            </Button>
          </div>
        </div>
      )}
      {!sharing.closed && <SharerList sharing={sharing} onChanged={onChanged} />}
    </>
  );
}

function Paired({
  partner: { name, about },
  closed,
  onChanged,
}: Changed & { partner: NonNullable<SharingView['partner']>; closed: string | null }) {
  const [isSure, setSure] = useState(false);
  const ending = useSend(endSharing, {
    reads: ROOMMATES,
    done: () => {
      toast.success(t('You no longer share a room with {name}', { name }));
      onChanged();
    },
  });
  return (
    <>
      <Fact tone="good">{t('You share a room with {name}', { name })}</Fact>
      <p className={styles.about} lang={languageOf(about)}>
        {about}
      </p>
      <p>
        {t(
          'One of you books the room and pays for it; the rooming list of the hotel then names the other too. Agree on it in the messages below, or at the event.',
        )}
      </p>
      <FormFailure message={ending.message ?? undefined} />
      {!closed && !isSure && (
        <div>
          <Button variant="out" size="sm" onClick={() => setSure(true)}>
            {t('Stop sharing')}
          </Button>
        </div>
      )}
      {!closed && isSure && (
        <>
          <p>
            {t(
              '{name} is told by email and cannot ask you again. A room that one of you booked stays booked. You are both on the list again.',
              { name },
            )}
          </p>
          <div className="row folds">
            <Button variant="ink" size="sm" busy={ending.busy} busyLabel={t('Ending…')} onClick={() => ending.send({})}>
              {t('Yes, stop sharing')}
            </Button>
            <Button variant="txt" size="sm" onClick={() => setSure(false)}>
              {t('Keep sharing')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
