import type { DataColumn } from '#components/ui/data-table.tsx';
import { Price } from '#components/ui/price.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import type { ListedRequest } from '../../contract.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import type { InboxPart } from './inbox-parts.ts';
import { readerTime, STATUS_LABELS } from './status-labels.ts';
import styles from './requests.module.css';

type Column = DataColumn<ListedRequest>;

const trip: Column = {
  key: 'trip',
  title: 'Trip',
  cell: ({ title, place, reason, isRead }) => (
    <span className={styles.trip}>
      <span className="strong">
        {!isRead && <span className={styles.unread} aria-hidden="true" />}
        {title}
        {!isRead && <span className="visually-hidden"> (not read yet)</span>}
      </span>
      <span className="small muted">{place}</span>
      <span className={styles.reason}>“{reason}”</span>
    </span>
  ),
};
const askedBy: Column = {
  key: 'askedBy',
  title: 'Requested by',
  cell: ({ askedBy: name, travellers }) => (
    <>
      {name}
      {(travellers.length > 1 || travellers[0] !== name) && (
        <>
          <br />
          <span className="small muted">for {andList(travellers)}</span>
        </>
      )}
    </>
  ),
};
const travellers: Column = { key: 'who', title: 'Travellers', cell: (request) => andList(request.travellers) };
const when: Column = {
  key: 'when',
  title: 'Dates',
  sorts: true,
  cell: ({ from, to }) => formatDateRange(from, to, dateInZone(new Date(), COMPANY_ZONE)),
};
const policy: Column = {
  key: 'policy',
  title: 'Policy',
  cell: ({ inPolicy, tag }) => <Tag tone={inPolicy ? 'good' : 'warn'}>{tag}</Tag>,
};
const due: Column = {
  key: 'due',
  title: 'Answer by',
  sorts: true,
  cell: ({ answerBy, openQuestions }) => (
    <>
      {readerTime(answerBy)}
      {openQuestions > 0 && (
        <>
          <br />
          <span className="small muted">Question not answered yet</span>
        </>
      )}
    </>
  ),
};
const asked: Column = {
  key: 'asked',
  title: 'Requested',
  sorts: true,
  firstDown: true,
  cell: ({ askedAt }) => readerTime(askedAt),
};
const status: Column = {
  key: 'status',
  title: 'Status',
  cell: ({ approvalStatus, waitsForMe, answerBy, openQuestions }) => (
    <>
      <Tag tone={STATUS_LABELS[approvalStatus].tone}>{STATUS_LABELS[approvalStatus].text}</Tag>
      {approvalStatus === 'pending' && !waitsForMe && (
        <>
          <br />
          <span className="small muted">until {readerTime(answerBy)}</span>
          {openQuestions > 0 && (
            <>
              <br />
              <span className="small strong">{counted(openQuestions, 'question')} to answer</span>
            </>
          )}
        </>
      )}
    </>
  ),
};
const total: Column = {
  key: 'total',
  title: 'Total',
  sorts: true,
  firstDown: true,
  figures: true,
  cell: ({ total: amount, currency, ceiling }) => (
    <>
      <Price money={{ amount, currency }} />
      {ceiling !== null && (
        <>
          <br />
          <span className="small muted">up to {formatMoney({ amount: ceiling, currency })}</span>
        </>
      )}
    </>
  ),
};

/** The columns of each list of requests. */
export const COLUMNS: Record<InboxPart, readonly Column[]> = {
  waiting: [trip, askedBy, when, policy, due, total],
  answered: [trip, askedBy, when, policy, status, asked, total],
  asked: [trip, travellers, when, policy, status, asked, total],
  transport: [trip, travellers, when, policy, status, asked, total],
  mine: [trip, askedBy, when, policy, status, asked, total],
};
