import { Row, Rows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { OperatedEvent } from '../../contract.ts';

/** The operator's events for the staff, with what waits in their messages. */
export function OperatedEvents({ events }: { events: readonly OperatedEvent[] }) {
  return (
    <Rows label="Our events">
      {events.map((event) => (
        <OperatedRow key={event.code} event={event} />
      ))}
    </Rows>
  );
}

function OperatedRow({
  event: { code, name, startsOn, endsOn, isOver, people, unanswered, reported },
}: {
  event: OperatedEvent;
}) {
  return (
    <Row
      title={name}
      detail={formatDateRange(startsOn, endsOn, '')}
      facts={[
        people ? `${counted(people, 'person', 'people')} registered` : 'Nobody is registered yet',
        ...(unanswered ? [counted(unanswered, 'new message')] : []),
      ].join(' · ')}
      end={
        <>
          {reported > 0 && <Tag tone="bad">{reported} reported</Tag>}
          {isOver && <Tag>Over</Tag>}
        </>
      }
      href={eventRoutes.deskMessages(code)}
    />
  );
}
