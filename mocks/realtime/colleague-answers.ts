import { decide } from '#features/approvals/rules/decide.ts';
import { unanswered } from '#features/approvals/rules/run.ts';
import { answeringFor } from '#features/approvals/rules/stand-ins.ts';
import { keepMemory, memory } from '../memory/memory.ts';
import { keepStep } from '../memory/mock-approvals.ts';
import { everything } from '../memory/mock-inbox.ts';

/** A reason that begins so is answered by the approvers themselves: nobody else is in this tab to do it. */
const SENTINEL = /^(approve|decline)\b/i;

/** Answers the requests of this person whose reason says how (see README), level by level. Gives whether it did. */
export function answerAsColleagues(requesterId: string, now: Date): boolean {
  const { absences } = memory().company;
  let answered = false;
  for (const request of everything(now)) {
    const said = SENTINEL.exec(request.reason)?.[1]?.toLowerCase();
    if (request.requesterId !== requesterId || !said) continue;
    const answer = said === 'approve' ? 'approve' : 'decline';
    while (request.run.state === 'waiting') {
      const at = now.toISOString();
      const [person = ''] = unanswered(request.run);
      const [by = ''] = answeringFor(person, at, absences, request.run.excluded);
      const step = decide(request.run, { by, answer, at }, absences);
      if (!step.done) break;
      keepStep(request, step, now, [{ kind: answer, by, people: [by], note: '' }]);
      answered = true;
    }
  }
  if (answered) keepMemory();
  return answered;
}
