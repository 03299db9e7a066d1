import { Table } from '#components/ui/table.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { RoomBlockView } from '../../contract.ts';

export type NightTableProps = {
  caption: string;
  nights: RoomBlockView['nights'];
  today: IsoDate;
  /** How many rooms the block has, beside how many are left. */ withRooms?: boolean;
};

/** The nights of a block with how many of its rooms are left. */
export function NightTable({ caption, nights, today, withRooms }: NightTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{t('Night')}</th>
          {withRooms && (
            <th scope="col" className="right">
              {t('Rooms')}
            </th>
          )}
          <th scope="col" className="right">
            {t('Left')}
          </th>
        </tr>
      </thead>
      <tbody>
        {nights.map(({ night, rooms, left }) => (
          <tr key={night}>
            <td>{formatDate(night, today)}</td>
            {withRooms && <td className="right">{rooms}</td>}
            <td className="right">{left || t('No rooms left')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
