import 'server-only';
import * as z from 'zod';
import { textUpTo } from '#lib/server/text-up-to.ts';
import type { LanguageModel, ModelMessage, ModelTool } from '#lib/server/ports/language-model.ts';

/** Largest answer of a model's server, in bytes. */
const MOST_BYTES = 128 * 1024;
/** Tokens of one turn. */
const MOST_TOKENS = 600;

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                id: z.string().max(200),
                function: z.object({ name: z.string().max(200), arguments: z.string().max(4000) }),
              }),
            )
            .max(16)
            .nullish(),
        }),
      }),
    )
    .min(1),
});

/**
 * A model behind the OpenAI-compatible interface of chat completions with tools
 * (platform.openai.com/docs/api-reference/chat). Throws when it answers with an error, a redirect, too much or something
 * else.
 */
export const chatCompletions = ({ url, model, key }: { url: string; model: string; key?: string }): LanguageModel => ({
  complete: async (messages, tools, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        model,
        temperature: 0,
        max_tokens: MOST_TOKENS,
        messages: messages.map(wireMessage),
        ...(tools.length ? { tools: tools.map(wireTool) } : {}),
      }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The language model answered with status ${response.status}.`);
    }
    const { choices } = completion.parse(JSON.parse(await textUpTo(MOST_BYTES, response)));
    const { content, tool_calls: calls } = choices[0]!.message;
    return {
      text: content ?? null,
      calls: (calls ?? []).map(({ id, function: { name, arguments: given } }) => ({ id, name, arguments: given })),
    };
  },
});

const wireTool = ({ name, description, parameters }: ModelTool) => ({
  type: 'function',
  function: { name, description, parameters },
});

function wireMessage(message: ModelMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content };
  if (message.role !== 'assistant') return message;
  return {
    role: 'assistant',
    content: message.content,
    tool_calls: message.calls.map(({ id, name, arguments: given }) => ({
      id,
      type: 'function',
      function: { name, arguments: given },
    })),
  };
}
