import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { ticketFile as operation } from '../contract.ts';
import { ticketsShown } from '../rules/ticket-files.ts';
import { requestOf } from './requests.repo.ts';
import { ticketContent } from './tickets.repo.ts';

/**
 * A ticket file of a confirmed request, for who asked for it and who travels. Throws NOT_FOUND for anybody else, STATE_BLOCKED
 * before the confirmation.
 */
export const readTicketFile: UseCase<typeof operation> = async ({
  db,
  query: { bookingId, fileId },
  caller: { companyId, userId },
}) => {
  const row = await requestOf(db, { companyId, bookingId });
  if (row.requesterId !== userId && !row.travellerIds.includes(userId)) throw notFound('This request');
  if (!ticketsShown(row)) throw new AppError('STATE_BLOCKED', 'There are no tickets before it is confirmed.');
  return ticketContent(db, { companyId, bookingId, fileId });
};
