import { NoPage, noPage } from '../../no-page.tsx';

export const metadata = noPage;

/** The page for every unknown address. */
export default function Nowhere() {
  return <NoPage framed />;
}
