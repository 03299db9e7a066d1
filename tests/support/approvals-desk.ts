import type {
  approvalAlternatives,
  ApprovalRequest,
  decideSeveral,
  ListedRequest,
} from '#features/approvals/contract.ts';
import type { StayBooking } from '#features/bookings/contract.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { BookingCompany, DeskQuote } from './company-desk.ts';
import type { Stocked } from './stock.ts';

export type Desk = Awaited<ReturnType<BookingCompany['employee']>>;

/** A level that one of these people answers, for as long as the price holds. */
export const levelOf = (people: readonly Desk[], over: object = {}) => ({
  needs: 'any',
  approvers: people.map(({ userId }) => ({ kind: 'employee', employeeId: userId })),
  hours: null,
  whenSilent: { does: 'wait' },
  ...over,
});
/** What passes to somebody after so many hours. */
export const passingTo = (desk: Desk, hours: number) => ({
  hours,
  whenSilent: { does: 'pass', to: [{ kind: 'employee', employeeId: desk.userId }] },
});

type Page = { response: ListedRequest[]; count: number; notificationCount: number; approvalCount: number };
type Sent = { bookingId: string; companyId: string; travelCategory: number; until: string };

export const REASON = 'The fair is at the hall next door.';

/** What somebody at work does about approvals, over HTTP. */
export function approving(desk: Desk) {
  return {
    /** Chooses a room and sends it for approval. */
    send: async (hotel: Stocked, options: DeskQuote = {}, reason = REASON) => {
      const { data } = await desk.quoteStay(hotel, options);
      const booking = (await desk.look(data.bookingId)).data;
      return desk.post<Sent>('/api/corporate/bookings/request-approval', {
        bookingId: booking._id,
        acceptedTotal: booking.total,
        reason,
      });
    },
    sendBooking: (booking: Pick<StayBooking, '_id' | 'total'>, reason = REASON, over: object = {}) =>
      desk.post<Sent>('/api/corporate/bookings/request-approval', {
        bookingId: booking._id,
        acceptedTotal: booking.total,
        reason,
        ...over,
      }),
    inbox: async (query = '') => (await desk.get<Page>(`/api/corporate/approvals?requestType=4${query}`)).data,
    list: (query: string) => desk.get<Page>(`/api/corporate/approvals?${query}`),
    see: (bookingId: string) => desk.get<ApprovalRequest>(`/api/corporate/approvals/details?bookingId=${bookingId}`),
    alternatives: (bookingId: string) =>
      desk.get<ResponseOf<typeof approvalAlternatives>>(`/api/corporate/approvals/alternatives?bookingId=${bookingId}`),
    status: (companyId: string, bookingId: string) =>
      desk.get<ApprovalRequest>(`/api/corporate/approvals/status?companyId=${companyId}&bookingId=${bookingId}`),
    answer: (bookingId: string, answer: 'approve' | 'decline', amount: number, over: object = {}) =>
      desk.post<ApprovalRequest>('/api/corporate/approvals/decide', {
        bookingId,
        answer,
        amount,
        ...(answer === 'decline' ? { note: 'Take the Tuesday train.' } : {}),
        ...over,
      }),
    question: (bookingId: string, text: string) =>
      desk.post<ApprovalRequest>('/api/corporate/approvals/question', { bookingId, text }),
    reply: (bookingId: string, position: number, text: string) =>
      desk.post<ApprovalRequest>('/api/corporate/approvals/reply', { bookingId, position, text }),
    answerSeveral: (
      requests: { bookingId: string; amount: number; upTo?: number }[],
      answer: 'approve' | 'decline',
      note = '',
    ) =>
      desk.post<ResponseOf<typeof decideSeveral>>('/api/corporate/approvals/decide-several', {
        requests,
        answer,
        note,
      }),
    askAgain: (bookingId: string) =>
      desk.post<{ bookingId: string; change: boolean; inPolicy: boolean }>('/api/corporate/bookings/ask-again', {
        bookingId,
      }),
    markRead: (bookingIds: string, approverId = desk.userId) =>
      desk.post<{ notificationCount: number; approvalCount: number }>(
        `/api/corporate/approvals/mark-read?approverId=${approverId}&bookingIds=${bookingIds}`,
        {},
      ),
    away: (standInId: string, from: string, until: string) =>
      desk.post<{ absenceId: string }>('/api/corporate/approvals/absences', { standInId, from, until }),
  };
}
