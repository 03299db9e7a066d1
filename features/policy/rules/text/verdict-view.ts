import type { VerdictView } from '../../contract.ts';
import type { OptionFacts } from '../facts.ts';
import type { Verdict } from '../reasons.ts';
import type { Change } from '../smallest-change.ts';
import { changeSentence } from './change-sentence.ts';
import { reasonSentence, verdictTag, type Speech } from './reason-text.ts';

/** A verdict for the wire: reasons and smallest change with their texts. */
export const verdictView = (
  option: OptionFacts,
  verdict: Verdict,
  change: Change | null,
  speech: Speech,
): VerdictView => ({
  inPolicy: verdict.inPolicy,
  tag: verdictTag(verdict),
  reasons: verdict.reasons.map((reason) => ({
    rule: reason.rule,
    limit: reason.limit,
    actual: reason.actual,
    text: reasonSentence(reason, speech),
  })),
  change: change && {
    kind: change.kind,
    size: change.size,
    optionId: change.option.id,
    priceDifference: change.priceDifference,
    text: changeSentence(option, change, speech.today),
  },
});
