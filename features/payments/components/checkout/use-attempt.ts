'use client';

import { useState } from 'react';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { apiFailure } from '#lib/client/api-failure.ts';
import { attemptPayment, type AttemptAnswer } from '../../client/attempt-payment.ts';
import type * as contract from '../../contract.ts';

/** A payer's attempts on one order: state and last message. Stays `sending` while returning to the shop. */
export function useAttempt() {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<AttemptAnswer | null>(null);

  const attempt = async (body: BodyInput<typeof contract.gatewayAttempt>) => {
    setSending(true);
    setProblem(null);
    try {
      const given = await attemptPayment(body);
      setAnswer(given);
      if (!given.paid) setProblem(given.message);
    } catch (error) {
      const failure = apiFailure(error);
      setProblem(
        failure.code === 'NETWORK'
          ? `${failure.message} An order is charged once, however often you try.`
          : failure.message,
      );
    } finally {
      setSending(false);
    }
  };
  return { sending, problem, answer, attempt };
}
