import { poster, type PosterOptions } from '#posters/index.ts';
import { lettersAcross } from '#posters/lettering.ts';
import { PRODUCT } from '#lib/shared/product.ts';

export type CardScene = Pick<PosterOptions, 'seed' | 'kind' | 'hour' | 'mark' | 'building'> & { name: string };

/** The size that social networks ask for. */
export const CARD = { width: 1200, height: 630 } as const;

const PAPER = '#faf9f6';
const INK = '#10232c';
const MARIGOLD = '#fdb036';
/** Width of the sky left of the subject, and of a capital letter. */
const SKY = 590;
const CAPITAL = 0.47;

/** A place as a wide poster with its name in the sky and our logo: the preview picture of a shared link. */
export function Card({ name, ...scene }: CardScene) {
  const picture = poster({ ...scene, ...CARD, at: 0.76 });
  const dark = scene.hour === 'dusk' || scene.hour === 'night';
  const size = Math.min(148, SKY / lettersAcross(name) / CAPITAL);
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: 'Anek' }}>
      <img
        alt=""
        {...CARD}
        style={{ position: 'absolute', top: 0, left: 0 }}
        src={`data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`}
      />
      <div
        style={{
          position: 'absolute',
          left: 64,
          top: 64,
          width: SKY,
          fontSize: size,
          lineHeight: 0.95,
          letterSpacing: '0.035em',
          textTransform: 'uppercase',
          color: dark ? PAPER : INK,
        }}
      >
        {name}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 64,
          bottom: 56,
          display: 'flex',
          alignItems: 'center',
          padding: '14px 26px 12px 22px',
          borderRadius: 4,
          background: PAPER,
          color: INK,
          fontSize: 40,
          letterSpacing: '0.035em',
        }}
      >
        <svg width="36" height="42" viewBox="0 0 26 30" style={{ marginRight: 16 }}>
          <path d="M1 30V14C1 8 7 5 13 0c6 5 12 8 12 14v16z" fill={INK} />
          <path d="M6 30V16c0-4 3.5-6 7-9 3.5 3 7 5 7 9v14z" fill={PAPER} />
          <circle cx="13" cy="21.5" r="5" fill={MARIGOLD} />
        </svg>
        {PRODUCT.name.toUpperCase()}
      </div>
    </div>
  );
}
