import type { Metadata } from 'next';
import { Lost } from '#components/feedback/lost.tsx';

export const metadata: Metadata = { title: 'No such page' };

/** An address that leads nowhere. */
export default function NotFound() {
  return <Lost />;
}
