import 'server-only';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { askBack, replyToQuestion } from './ask-back.ts';
import { decideApproval } from './decide-approval.ts';
import { decideByLink, linkAlternatives, openApprovalLink } from './decide-by-link.ts';
import { decideSeveral } from './decide-several.ts';
import { exportApprovals } from './export-approvals.ts';
import { listAlternatives } from './list-alternatives.ts';
import { listApprovals } from './list-approvals.ts';
import { listConfigurations } from './list-configurations.ts';
import { markRead } from './mark-read.ts';
import { addAbsence, listAbsences, removeAbsence } from './save-absence.ts';
import { addConfiguration, changeConfiguration, deleteConfiguration } from './save-configuration.ts';
import { readApproval, readApprovalStatus } from './show-request.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.approvalConfigurations, listConfigurations),
  endpoint(contract.addApprovalConfiguration, addConfiguration),
  endpoint(contract.changeApprovalConfiguration, changeConfiguration),
  endpoint(contract.deleteApprovalConfiguration, deleteConfiguration),
  endpoint(contract.absences, listAbsences),
  endpoint(contract.addAbsence, addAbsence),
  endpoint(contract.removeAbsence, removeAbsence),
  endpoint(contract.approvalDetails, readApproval),
  endpoint(contract.approvalAlternatives, listAlternatives),
  endpoint(contract.decideApproval, decideApproval),
  endpoint(contract.openApprovalLink, openApprovalLink),
  endpoint(contract.linkAlternatives, linkAlternatives),
  endpoint(contract.decideByLink, decideByLink),
  endpoint(contract.askBack, askBack),
  endpoint(contract.replyToQuestion, replyToQuestion),
  endpoint(contract.decideSeveral, decideSeveral),
  endpoint(contract.approvalsFile, exportApprovals),
  endpoint(contract.markApprovalsRead, markRead),
  endpoint(contract.approvalList, listApprovals),
  endpoint(contract.approvalStatusOfTrip, readApprovalStatus),
];
