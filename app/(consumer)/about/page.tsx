import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { sharedAs } from '../../shared-as.ts';
import { Credits } from './credits.tsx';
import styles from './about.module.css';

const title = 'About and credits';
const description = `What ${PRODUCT.name} is, how its prices are made, and whose open data and fonts it uses.`;

export const metadata: Metadata = {
  title,
  description,
  ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id), canonical: routes.about() }),
};

export default function About() {
  return (
    <Page>
      <Banner
        scene={{ seed: 'thar3', kind: 'desert', hour: 'dusk', mark: 'camels' }}
        name={PRODUCT.name}
        height={300}
        priority
      />
      <div className={styles.columns}>
        <section aria-labelledby="inn">
          <h2 id="inn" className="h2">
            An inn on the road
          </h2>
          <p>
            A sarai is where a caravan stops for the night: a gate, a courtyard, a room, and a price said once. That is
            what this is for stays.
          </p>
        </section>
        <section aria-labelledby="price">
          <h2 id="price" className="h2">
            One price
          </h2>
          <p>
            The total in the list is the total on the hotel’s page and the total you pay, every tax in it. If the hotel
            changes it, you see before and after, and nothing goes on until you accept.
          </p>
        </section>
        <section aria-labelledby="posters">
          <h2 id="posters" className="h2">
            What the pictures show
          </h2>
          <p>
            Places and buildings are drawn from facts, the same every time, with the light of an hour of the day. Rooms
            are shown in the hotel’s photographs where it has sent us some, and otherwise by a plan drawn to scale.
          </p>
        </section>
      </div>
      <Credits />
    </Page>
  );
}
