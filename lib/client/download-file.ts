import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { failureOfAnswer } from './api-failure.ts';
import { sendSignedIn } from './http.ts';

type Query = Record<string, string | number | undefined>;

/**
 * Downloads a file as the signed-in person, or as `send` does, and saves it as `fileName`, which the screen knows better
 * than the answer: one address gives invoices and receipts. Throws ApiFailure.
 */
export async function downloadFile(
  path: `/api/${string}`,
  query: Query,
  fileName: string,
  send: (request: AxiosRequestConfig) => Promise<AxiosResponse> = sendSignedIn,
): Promise<void> {
  const answer = await send({
    method: 'GET',
    url: path,
    params: query,
    responseType: 'blob',
    validateStatus: (status) => status !== 401, // an error arrives as a blob too: its text is read below
  });
  const file = answer.data as Blob;
  if (answer.status !== 200) throw failureOfAnswer(answer.status, await readJson(file));
  saveFile(file, fileName);
}

const readJson = async (file: Blob): Promise<unknown> => {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return null;
  }
};

/** Saves a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
