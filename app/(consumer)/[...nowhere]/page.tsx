import { NoPage, noPage } from '../../no-page.tsx';

export const metadata = noPage;

/** Every address that no other page has. */
export default function Nowhere() {
  return <NoPage framed />;
}
