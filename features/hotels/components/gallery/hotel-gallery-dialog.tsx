'use client';

import { GalleryDialog } from '#components/ui/gallery-dialog.tsx';
import { Photograph } from '#components/ui/photograph.tsx';
import type { PhotographFacts } from '#lib/shared/photographs.ts';
import { t } from '#lib/shared/texts.ts';

export type HotelGalleryDialogProps = {
  photographs: readonly PhotographFacts[];
  of: string;
  /** Index of the first photograph to show. */
  first: number;
  onClose: () => void;
};

/** All photographs of a hotel or room, large, with who took them. */
export function HotelGalleryDialog({ photographs, of, first, onClose }: HotelGalleryDialogProps) {
  return (
    <GalleryDialog
      title={t('Photographs of {what}', { what: of })}
      first={first}
      onClose={onClose}
      slides={photographs.map((photograph, index) => ({
        key: `${photograph.digest}-${index}`,
        picture: (look) => <Photograph photograph={photograph} {...look} />,
        caption: (
          <>
            {photograph.alt} <span className="muted">· {t('Photo: {credit}', { credit: photograph.credit })}</span>
          </>
        ),
      }))}
    />
  );
}
