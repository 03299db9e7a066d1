import 'server-only';
import { sql } from 'drizzle-orm';
import { presentPosts } from '#features/blogs/server/index.ts';
import { searchHelp } from '#features/support/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inGrouping } from '#lib/server/digit-grouping.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { countIn } from '#lib/server/http/rate-limit.ts';
import { log } from '#lib/server/log.ts';
import { inLanguageOf } from '#lib/server/mail/write-in.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import { AppError } from '#lib/shared/errors.ts';
import { groupingOfCountry } from '#lib/shared/money.ts';
import { isRight } from '#lib/shared/rights.ts';
import type * as contract from '../contract.ts';
import type { Reply } from '../contract.ts';
import { answerQuestion, uniqueLinks } from '../rules/answer.ts';
import { ASSISTANT_LIMITS } from '../rules/limits.ts';
import { helpFound, type HelpFound, type UserReads, type Reads } from '../rules/reads.ts';
import { latinPlaces } from './latin-places.ts';
import { askModel } from './model/ask-model.ts';
import { configuredModel, isPaused, noteOutcome } from './model/configured-model.ts';
import { employeeReads, travellerReads } from './user-reads.ts';

/** Questions of a person, or of a network without a sign-in, that reach the language model in an hour. */
const MODEL_AN_HOUR = { points: 30, seconds: 3600 };
/** Questions of everybody together that reach it in a day: what it may cost at most. */
const MODEL_A_DAY = { points: 5000, seconds: 86_400 };

/** Answers from the help pages alone. */
export const askOpenly: UseCase<typeof contract.ask> = ({ db, body, request }) =>
  answer(body, { db, own: null, who: networkOf(request.address), requestId: request.requestId });

/** Answers whoever is signed in, from what is theirs too. */
export const askAsPerson: UseCase<typeof contract.askSignedIn> = async ({ db, body, caller, request }) => {
  const call = { db, who: caller.userId, requestId: request.requestId };
  if (caller.userType !== 'corporate') return answer(body, { ...call, own: travellerReads({ db, caller, request }) });
  const membership = await readPort('memberships').of(db, caller.userId, sql`true`);
  if (!membership)
    throw new AppError('UNAUTHENTICATED', 'Your company has closed this account. Ask its administrator.');
  const { companyId, countryCode } = membership;
  const employee = { ...caller, companyId, countryCode, rights: membership.rights.filter(isRight) };
  return inGrouping(groupingOfCountry(countryCode), () =>
    answer(body, { ...call, own: employeeReads({ db, caller: employee, request }) }),
  );
};

/** `who` is counted: a person, or a network. */
type Call = { db: Db; own: UserReads | null; who: string; requestId: string };

/** Answers in the language of the page. The reads of the caller run in English, as everywhere (ADR 56). */
const answer = (body: BodyOf<typeof contract.ask>, call: Call): Promise<Reply> =>
  inLanguageOf(body.language, () => answerHere(body, call));

/**
 * The answer of the rules; where no phrase decided it and a language model is configured, the model's. When the model
 * fails, is paused or was asked too often, the answer of the rules stands. Nothing of a question is stored or logged.
 */
async function answerHere(body: BodyOf<typeof contract.ask>, { db, own, who, requestId }: Call): Promise<Reply> {
  const reads: Reads = { help: helpFor, latinPlaces, own, now: clock.now() };
  const { reply, certain } = await answerQuestion(body, reads);
  const model = configuredModel();
  if (certain || !model || isPaused() || !(await mayAskModel(db, who))) return reply;
  try {
    const written = await askModel(model, body.question, reads);
    noteOutcome(written !== null);
    if (!written) return reply;
    const links = uniqueLinks([...written.links, ...reply.links]).slice(0, ASSISTANT_LIMITS.links);
    return { ...reply, ...written, links, facts: [], writtenBy: 'model' };
  } catch (error) {
    noteOutcome(false);
    log().warn({ requestId, reason: error instanceof Error ? error.name : 'unknown' }, 'the language model failed');
    return reply;
  }
}

const helpFor = (question: string): HelpFound[] => searchHelp(question, presentPosts).map(helpFound);

async function mayAskModel(db: Db, who: string): Promise<boolean> {
  const counted = await countIn(db, [
    { key: `assistant.model:hour:${who}`, ...MODEL_AN_HOUR },
    { key: 'assistant.model:day', ...MODEL_A_DAY },
  ]);
  return counted.every(({ over }) => !over);
}
