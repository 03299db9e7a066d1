import { classNames } from '#components/ui/class-names.ts';
import { pictureRoutes } from '#lib/shared/picture-routes.ts';
import { PLAN_HEIGHT, PLAN_WIDTH, roomText, type BedKind, type RoomFeature } from '#lib/shared/room-facts.ts';
import { t } from '#lib/shared/texts.ts';
import { capital } from '#lib/shared/word-lists.ts';
import styles from './room-plan.module.css';

export type RoomPlanProps = {
  facts: { sizeM2: number; bed: string; view: string; beds: readonly BedKind[]; features: readonly RoomFeature[] };
  className?: string;
};

/**
 * A room's plan, drawn to scale from the hotel's facts; nothing without `beds`. There is a drawing per theme, and only
 * the visible one is loaded.
 */
export function RoomPlan({ facts, className }: RoomPlanProps) {
  if (!facts.beds.length) return null;
  const inked = (ink: 'light' | 'dark') => (
    <img
      className={styles[ink]}
      src={pictureRoutes.roomPlan({ ...facts, window: facts.view !== '' }, ink, globalThis.translation && 'hi')}
      width={PLAN_WIDTH}
      height={PLAN_HEIGHT}
      alt={t('Plan of the room: {facts}', {
        facts: roomText({
          ...facts,
          bed: t(facts.bed),
          features: facts.features.map((feature) => t(capital(feature)).toLowerCase()),
        }),
      })}
      decoding="async"
      loading="lazy"
    />
  );
  return (
    <figure className={classNames(styles.plan, className)}>
      {inked('light')}
      {inked('dark')}
      <figcaption className="small faint">
        {t('Drawn to scale from the hotel’s facts. The furniture may be arranged differently.')}
      </figcaption>
    </figure>
  );
}
