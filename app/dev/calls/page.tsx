import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Header } from '#components/layout/header.tsx';
import { Page } from '#components/layout/page.tsx';
import { AccountMenu } from '#features/identity/components/account-menu.tsx';
import { forDevelopers } from '#lib/server/for-developers.ts';
import { NoPage } from '../../no-page.tsx';
import { CallsAtOnce } from './calls-at-once.tsx';

export const metadata: Metadata = { title: 'Calls at once', robots: { index: false } };

/** Many simultaneous calls of one tab, for developers: the client's behaviour when all are refused. */
export default async function DevCalls() {
  if (!forDevelopers(await headers())) return <NoPage />;
  return (
    <>
      <Header links={[]}>
        <AccountMenu />
      </Header>
      <Page className="stack">
        <h1 className="h1">Calls at once</h1>
        <p className="lead muted">
          Asks for the sessions of whoever is signed in here, so many times at once, through the client that every page
          uses. Watch the network: however many are refused, one refresh goes out.
        </p>
        <CallsAtOnce />
      </Page>
    </>
  );
}
