import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { configuredSender } from './configured-sender.ts';
import { deleteDevice, saveDevice } from './devices.repo.ts';
import { firebaseWebApp } from './firebase-settings.ts';
import { vapidKey } from './vapid-key.ts';

/** Registers the caller's browser (7.16). The caller is who the access token says; a body about someone else is refused. */
export const registerDevice: UseCase<typeof contract.registerDevice> = async ({ db, body, caller }) => {
  const { userId, userType, token, deviceInfo } = body;
  if (userId !== caller.userId || userType !== caller.userType)
    throw new AppError('INVALID_INPUT', 'A device is registered for whoever is signed in.', {
      fields: { userId: 'This is not the person who is signed in.' },
    });
  const sender = configuredSender();
  if (!sender) throw new AppError('STATE_BLOCKED', 'This installation sends no push messages.');
  const problem = sender.problemOf(token);
  if (problem) throw new AppError('INVALID_INPUT', problem, { fields: { token: problem } });
  const sessionId = await readPort('sessions').browserOf(db, caller.sessionId);
  await saveDevice(db, { userId, userType, token, deviceId: deviceInfo.deviceId, sessionId }, clock.now());
  return { registered: true };
};

/** Ends the caller's registration of this browser. */
export const forgetDevice: UseCase<typeof contract.forgetDevice> = async ({ db, body, caller }) => {
  await deleteDevice(db, caller.userId, body);
  return { forgotten: true };
};

/** What a browser subscribes with. */
export const readPushOptions: UseCase<typeof contract.readPushOptions> = async () => ({
  publicKey: vapidKey()?.publicKey ?? null,
  firebase: firebaseWebApp(),
});
