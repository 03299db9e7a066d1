import { callOperation } from '#lib/client/call-operation.ts';
import { saveFile } from '#lib/client/download-file.ts';
import { exportData } from './calls.ts';

/** Downloads all data about the person in this tab, after they enter their password. Throws ApiFailure. */
export async function takeData(password: string): Promise<void> {
  const data = await callOperation(exportData, { body: { password } });
  saveFile(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    `my-data-${data.exportedAt.slice(0, 10)}.json`,
  );
}
