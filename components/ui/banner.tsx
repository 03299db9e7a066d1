import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { lettersAcross } from '#posters/lettering.ts';
import { Poster, posterLettering, type PosterFrame, type PosterScene } from '#components/ui/poster.tsx';
import styles from './banner.module.css';

export type BannerProps = {
  scene: PosterScene;
  /** The lettering on the picture. It shrinks and wraps to stay clear of the sun. */
  name: string;
  /** The language of the name, where the page is in another. */
  lang?: string | undefined;
  /** Level of the name's heading; 1 where it names the page. */
  level?: 1 | 2 | 3;
  height?: number;
  phone?: PosterFrame;
  priority?: boolean;
  className?: string;
  /** A slip of paper below the name, for all other text. */
  children?: ReactNode;
};

/** A wide poster with the name of a place in its sky. */
export function Banner({
  scene,
  name,
  lang,
  level = 1,
  height = 360,
  phone = { width: 390, height: 320, at: 0.74 },
  priority,
  className,
  children,
}: BannerProps) {
  const Heading = `h${level}` as const;
  const look = {
    '--lettering': posterLettering(scene.hour),
    '--letters': lettersAcross(name),
    '--shape': `1248 / ${height}`,
    '--phone-shape': `${phone.width} / ${phone.height}`,
  };
  return (
    <div className={classNames(styles.banner, className)} style={look as CSSProperties}>
      <Poster
        {...scene}
        width={1248}
        height={height}
        at={0.78}
        phone={phone}
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.words}>
        <Heading className={styles.name} lang={lang}>
          {name}
        </Heading>
        {children && <div className={styles.slip}>{children}</div>}
      </div>
    </div>
  );
}
