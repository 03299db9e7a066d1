import iconStyles from '#components/ui/icon.module.css';
import type { Amenity } from '../../rules/vocabulary.ts';

/** Icon paths of amenities on a 20 × 20 grid, like `ICON_PATHS`; apart from it, so that only hotel pages load them. */
const AMENITY_PATHS: Record<Amenity, string> = {
  wifi: 'M3 8.5a10 10 0 0 1 14 0M5.5 11.5a6.5 6.5 0 0 1 9 0M8 14a3 3 0 0 1 4 0',
  pool: 'M2.5 13c1.9-1.5 3.1-1.5 5 0s3.1 1.5 5 0 3.1-1.5 5 0M2.5 16.5c1.9-1.5 3.1-1.5 5 0s3.1 1.5 5 0 3.1-1.5 5 0M6.5 10.5V5a2 2 0 0 1 4 0M13 10.5V5a2 2 0 0 1 4 0M6.5 7.5H13',
  parking: 'M3.5 3.5h13v13h-13zM8 14V6.5h2.7a2.4 2.4 0 0 1 0 4.8H8',
  'air-conditioning': 'M10 2.5v15M3.5 6.2l13 7.6M16.5 6.2l-13 7.6M7.8 3.8L10 6l2.2-2.2M7.8 16.2L10 14l2.2 2.2',
  restaurant: 'M6 3v14M3.5 3v4a2.5 2.5 0 0 0 5 0V3M14 17v-6M14 11c-1.8 0-2.5-1.6-2.5-4S12.5 3 14 3z',
  'veg-kitchen': 'M4 16C4 8 8.5 4 16.5 3.5 17 11.5 13 15.5 7 14M4 16.5c1.5-4 4-6.5 7.5-8.5',
  gym: 'M2.5 8v4M5 5.5v9M15 5.5v9M17.5 8v4M5 10h10',
  spa: 'M10 16.5c-4 0-7-2.5-7.5-6.5 2.5 0 4.5.8 6 2.5M10 16.5c4 0 7-2.5 7.5-6.5-2.5 0-4.5.8-6 2.5M10 16.5c-3.5-4-3.5-9 0-13 3.5 4 3.5 9 0 13z',
  'step-free': 'M8.5 3.8v.1M8.5 7v5h4.5l2.5 4.5M8.5 9h3.5M6.5 9.5a4 4 0 1 0 5.5 5.5',
  lift: 'M4 3h12v14H4zM7.2 8.5L10 5.5l2.8 3M7.2 11.5l2.8 3 2.8-3',
  'airport-transfer': 'M3 13.5V9l2-4.5h10L17 9v4.5zM3 9h14M5 13.5v2M15 13.5v2M6 11.3h.1M14 11.3h.1',
  laundry: 'M4 3h12v14H4zM4 6.5h12M6.5 4.8h.1M10 15a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
  pets: 'M10 10c-2.5 0-4.5 2.5-4.5 4.5s1.5 2 2.5 1.7 1.3-.4 2-.4 1 .1 2 .4 2.5.3 2.5-1.7S12.5 10 10 10zM4 8.5v.8M7.5 5v1M12.5 5v1M16 8.5v.8',
  workspace: 'M4.5 4h11v8.5h-11zM2.5 15.5h15M10 12.5v3',
  beachfront: 'M10.5 6.5L8 16.5M3.5 8.5a7.5 7.5 0 0 1 14.3 3.8zM2.5 16.5h15',
  'family-rooms':
    'M6 8a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 6 8zM2.5 16.5v-3a3.5 3.5 0 0 1 7 0v3M14 10.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM11.5 16.5V15a2.5 2.5 0 0 1 5 0v1.5',
};

/** The icon beside an amenity's name; hidden from screen readers. */
export const AmenityIcon = ({ amenity }: { amenity: Amenity }) => (
  <svg className={iconStyles.icon} width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <path d={AMENITY_PATHS[amenity]} />
  </svg>
);
