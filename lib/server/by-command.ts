import 'server-only';
import { newId } from '#lib/shared/ids.ts';
import type { RequestFacts } from './request-facts.ts';

/**
 * Request facts of an operator's command, which has no HTTP request: the audit trail names the command instead of a
 * browser.
 */
export const byCommand = (command: string): RequestFacts => ({
  requestId: newId('req'),
  rawBody: '',
  answerHeaders: new Headers(),
  headers: new Headers(),
  address: 'local',
  userAgent: command,
});
