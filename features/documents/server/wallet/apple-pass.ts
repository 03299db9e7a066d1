import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { PRODUCT } from '#lib/shared/product.ts';
import type { AppleSigner } from './apple-settings.ts';
import { signDetached } from './sign-detached.ts';
import { madeOn, tripLink, type PassFact, type WalletPass } from './wallet-pass.ts';

/** Icons by their names in a pass, with those of `public/`, which `scripts/build-icons.ts` draws from our mark. */
const ICONS = { 'icon.png': 'pass-icon-29.png', 'icon@2x.png': 'pass-icon-58.png', 'icon@3x.png': 'pass-icon-87.png' };
/** LOOK.md's ink and paper. */
const COLOURS = {
  backgroundColor: 'rgb(255, 255, 255)',
  foregroundColor: 'rgb(18, 35, 44)',
  labelColor: 'rgb(65, 79, 87)',
};

let icons: Promise<Record<string, Uint8Array>> | undefined;

/**
 * A pass for Apple Wallet (.pkpass): `pass.json`, icons, their SHA-1 in `manifest.json`, and its signature. The style is
 * `generic`: Apple's `boardingPass` is for what opens a gate. A pass with the serial number of an earlier one replaces it on
 * the phone (developer.apple.com/documentation/walletpasses/building-a-pass).
 */
export async function applePass(pass: WalletPass, signer: AppleSigner, now: Date): Promise<Uint8Array> {
  icons ??= readIcons();
  const files: Record<string, Uint8Array> = { 'pass.json': json(passJson(pass, signer, now)), ...(await icons) };
  const manifest = json(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, sha1(bytes)])));
  const signature = await signDetached(manifest, signer, now);
  return zipSync({ ...files, 'manifest.json': manifest, signature }, { mtime: now, level: 6 });
}

/** The serial number of a pass: the same whatever changes in it. */
const serialOf = ({ bookingId, id }: WalletPass): string => `${bookingId}.${id}`;

function passJson(pass: WalletPass, { passTypeId, teamId }: AppleSigner, now: Date): object {
  const { front, back, code, title, kind, from, until, place } = pass;
  const [first, second, ...others] = front;
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: serialOf(pass),
    organizationName: PRODUCT.name,
    description: [kind, title.label, title.value].join(', '),
    logoText: PRODUCT.name,
    ...COLOURS,
    relevantDate: from,
    relevantDates: [{ startDate: from, endDate: until }],
    expirationDate: until,
    ...(place ? { locations: [{ latitude: place.lat, longitude: place.lng }] } : {}),
    generic: {
      headerFields: [code],
      primaryFields: [title],
      secondaryFields: [first, second].filter((fact): fact is PassFact => fact !== undefined),
      auxiliaryFields: others,
      backFields: [
        ...back,
        { key: 'trip', label: 'Your trip', value: tripLink(pass) },
        { key: 'made', label: 'About this pass', value: madeOn(now) },
      ],
    },
  };
}

const json = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const sha1 = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');

const readIcons = async (): Promise<Record<string, Uint8Array>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(ICONS).map(async ([name, file]) => {
        const bytes = await readFile(path.join(process.cwd(), 'public', file));
        return [name, Uint8Array.from(bytes)] as const;
      }),
    ),
  );
