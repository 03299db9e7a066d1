import { Fact } from '#components/ui/fact.tsx';
import { PosterCard } from '#components/ui/poster-card.tsx';
import { Price } from '#components/ui/price.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import type { ListedRequest } from '../../contract.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { readerTime, STATUS_LABELS } from './status-labels.ts';

/** One request in a list. `own`: the reader sent it, or travels. `href`: its page, where the list has a way back. */
export function RequestCard({ request, own, href }: { request: ListedRequest; own: boolean; href?: string }) {
  const {
    bookingId,
    companyId,
    travelCategory,
    poster,
    title,
    place,
    from,
    to,
    askedBy,
    travellers,
    reason,
    approvalStatus,
    waitsForMe,
    openQuestions,
    until,
    ceiling,
    answerBy,
    isRead,
    inPolicy,
    tag,
    total,
    currency,
  } = request;
  const status = STATUS_LABELS[approvalStatus];
  const page = own
    ? workRoutes.approvalStatus(travelCategory, { companyId, bookingId })
    : workRoutes.corporateApprovals({ bookingId });
  return (
    <PosterCard
      scene={poster}
      href={href ?? page}
      size="sm"
      unread={!isRead}
      end={
        <>
          <Tag tone={approvalStatus === 'pending' ? (inPolicy ? 'good' : 'warn') : status.tone}>
            {approvalStatus === 'pending' ? tag : status.text}
          </Tag>
          <Price money={{ amount: total, currency }} size="md" />
        </>
      }
    >
      <h2 className="h4">
        {title}
        {!isRead && <span className="visually-hidden"> (not read yet)</span>}
      </h2>
      <p className="small muted">
        {place} · {formatDateRange(from, to, dateInZone(new Date(), COMPANY_ZONE))}
      </p>
      <p className="small muted">
        {own
          ? andList(travellers)
          : `${askedBy} asks${travellers.length === 1 && travellers[0] === askedBy ? '' : ` for ${andList(travellers)}`}`}
      </p>
      <p className="small">“{reason}”</p>
      {openQuestions > 0 && (
        <p className="small">
          <Fact icon="info">
            {own ? `${counted(openQuestions, 'question')} to answer` : 'A question is not answered yet'}
          </Fact>
        </p>
      )}
      {approvalStatus === 'pending' && (
        <p className="small">
          <Fact icon="clock">
            {waitsForMe
              ? `Answer by ${readerTime(answerBy)}`
              : ceiling === null
                ? `The price is held until ${readerTime(until)}`
                : `Nothing is held; it can be answered until ${readerTime(until)}`}
            {ceiling !== null && ` · Up to ${formatMoney({ amount: ceiling, currency })}`}
          </Fact>
        </p>
      )}
    </PosterCard>
  );
}
