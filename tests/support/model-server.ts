import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelRequest = {
  model: string;
  max_tokens: number;
  messages: { role: string; content: string | null }[];
  tools?: { function: { name: string } }[];
};
type Turn = { text?: string; calls?: { name: string; arguments: string }[] };
/** What a stand-in model says to a request; `hangs` never answers. */
export type ModelAnswer = Turn | 'hangs' | 'fails' | 'too much' | 'nonsense';

/** A stand-in for a server of OpenAI-compatible chat completions on this machine. Close it after the tests. */
export async function aModelServer() {
  const received: { body: ModelRequest; authorization: string | undefined }[] = [];
  const model = { answer: (_: ModelRequest): ModelAnswer => ({ text: 'Yes.' }) };
  const http = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      received.push({ body, authorization: request.headers.authorization });
      const answer = model.answer(body);
      if (answer === 'hangs') return;
      if (answer === 'fails') return void response.writeHead(500).end('{"error":"overloaded"}');
      if (answer === 'nonsense') return void response.end('<html>');
      if (answer === 'too much') return void response.end(JSON.stringify({ padding: 'x'.repeat(300_000) }));
      response.end(JSON.stringify({ choices: [{ message: messageOf(answer) }] }));
    });
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1/chat/completions`,
    received,
    /** What it says from now on. */
    says: (answer: (body: ModelRequest) => ModelAnswer) => void (model.answer = answer),
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}
export type ModelServer = Awaited<ReturnType<typeof aModelServer>>;

const messageOf = ({ text = null, calls }: Omit<Turn, 'text'> & { text?: string | null }) => ({
  role: 'assistant',
  content: text,
  tool_calls: calls?.map((call, at) => ({ id: `call_${at}`, type: 'function', function: call })),
});

async function bodyOf(request: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest;
}
