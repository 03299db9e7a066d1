import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { ticketFile as operation } from '../contract.ts';
import { ticketsShown } from '../rules/ticket-files.ts';
import { requestOf } from './requests.repo.ts';
import { ticketContent } from './tickets.repo.ts';

/** A ticket file of a confirmed request, for who asked for it and who travels; anybody else is told that there is none. */
export const readTicketFile: UseCase<typeof operation> = async ({
  db,
  query: { bookingId, fileId },
  caller: { companyId, userId },
}) => {
  const row = await requestOf(db, { companyId, bookingId });
  const isTheirs = row.requesterId === userId || row.travellerIds.includes(userId);
  if (!isTheirs || !ticketsShown(row.state)) throw notFound('This file');
  return ticketContent(db, { companyId, bookingId, fileId });
};
