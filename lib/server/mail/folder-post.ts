import 'server-only';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { clock } from '../clock.ts';
import type { Email, Post } from '../ports/mail.ts';
import { messageOf } from './message.ts';

/** What the developer's page shows of an email; of attachments only the names. */
export type StoredEmail = Pick<Email, 'id' | 'to' | 'subject' | 'text'> & { at: string; files?: string[] };

export const mailFolder = (dataDir: string): string => path.resolve(dataDir, 'mail');

/** The embedded adapter: writes each email as a message file (`.eml`) for mail programs, and its parts as JSON. */
export function folderPost(dataDir: string, from: string): Post {
  const folder = mailFolder(dataDir);
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (email) => {
      const { message } = await composer.sendMail(messageOf(email, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, `${email.id}.eml`), message as Buffer, { mode: 0o600 });
      const { id, to, subject, text, attachments = [] } = email;
      const files = attachments.map(({ name }) => name);
      const kept: StoredEmail = { id, to, subject, text, at: clock.now().toISOString(), files };
      const file = path.join(folder, `${email.id}.json`);
      await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
      await rename(`${file}.new`, file); // the developer's page never reads half an email
    },
  };
}
