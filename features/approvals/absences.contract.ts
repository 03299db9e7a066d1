import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';

const id = z.string().min(1).max(60);
const PATH = '/api/corporate/approvals/absences';

const absence = z.object({
  absenceId: z.string(),
  standIn: z.object({ _id: z.string(), name: z.string() }),
  from: z.string(),
  until: z.string(),
});
export type AbsenceView = z.infer<typeof absence>;
const instant = z.iso.datetime({ message: 'Enter a day.' }).max(40, 'Enter a day.');

export const absences = defineOperation({
  name: 'approvals.absences',
  method: 'GET',
  path: PATH,
  caller: 'corporate',
  permission: 'approvals.edit',
  requirements: ['7.20'],
  summary: 'When the caller is away, who answers meanwhile, and for whom the caller answers',
  response: z.object({ absences: z.array(absence), standsInFor: z.array(z.string()) }),
});
/**
 * Refusals: INVALID_INPUT beside the field for an end before the start, a past time, or a stand-in who does not work at
 * the company or may not approve.
 */
export const addAbsence = defineOperation({
  name: 'approvals.addAbsence',
  method: 'POST',
  path: PATH,
  caller: 'corporate',
  permission: 'approvals.edit',
  requirements: ['7.20'],
  summary: 'Names who answers while the caller is away',
  body: z.object({
    standInId: z.string('Choose a delegate.').min(1, 'Choose a delegate.').max(60),
    from: instant,
    until: instant,
  }),
  response: z.object({ absenceId: z.string() }),
});
export const removeAbsence = defineOperation({
  name: 'approvals.removeAbsence',
  method: 'DELETE',
  path: PATH,
  caller: 'corporate',
  permission: 'approvals.edit',
  requirements: ['7.20'],
  summary: 'Back again: the caller answers alone',
  body: z.object({ absenceId: id }),
  response: z.object({ done: z.literal(true) }),
});
