import * as contract from '#features/approvals/contract.ts';
import { addAbsence, listAbsences, removeAbsence } from '#features/approvals/server/index.ts';
import { handle } from '#lib/server/http/handle.ts';

export const GET = handle(contract.absences, listAbsences);
export const POST = handle(contract.addAbsence, addAbsence);
export const DELETE = handle(contract.removeAbsence, removeAbsence);
