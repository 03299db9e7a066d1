import { failureOfAnswer } from './api-failure.ts';
import { sendSignedIn } from './http.ts';

type Query = Record<string, string | number | undefined>;

/**
 * Fetches a file as the person in this tab and hands it to the browser to save, under the server's name for it, or
 * else `fileName`. Throws ApiFailure.
 */
export async function downloadFile(path: `/api/${string}`, query: Query = {}, fileName = 'document'): Promise<void> {
  const answer = await sendSignedIn({
    method: 'GET',
    url: path,
    params: query,
    responseType: 'blob',
    validateStatus: (status) => status !== 401, // a refusal arrives as a blob too: its words are read below
  });
  const file = answer.data as Blob;
  if (answer.status !== 200) throw failureOfAnswer(answer.status, await readJson(file));
  saveFile(file, nameIn(String(answer.headers['content-disposition'] ?? '')) ?? fileName);
}

const readJson = async (file: Blob): Promise<unknown> => {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return null;
  }
};

const nameIn = (disposition: string): string | undefined => /filename="?([^";]+)"?/.exec(disposition)?.[1];

/** Hands a file to the browser to save. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
