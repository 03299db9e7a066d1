import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A picture that says where it was taken, as a telephone writes it: 9.93° N, 76.26° E. */
export const photographOf = (colour: string, width = 2000, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: { create: { width: 400, height: 300, channels: 3, background: '#fff' } }, left: 40, top: 40 }])
    .withExif({
      IFD0: { Make: 'Telephone', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 55/1 48/1', GPSLongitudeRef: 'E', GPSLongitude: '76/1 15/1 36/1' },
    })
    .jpeg()
    .toBuffer();

/** A PNG of some hundred bytes that says it unpacks to `width` × `height` pixels. */
export function bombOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(content), 4);
    return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
  };
  const data = Buffer.from('789c030000000001', 'hex');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two hotels' worth of contract lines: one hotel of two rooms, on sale for all of `month` (YYYY-MM). */
export const contractOf = (number: number, name: string, city: string, month: string): string =>
  [
    'hotel_number,hotel,city,area,address,about,stars,room,size_m2,bed,view,max_adults,max_guests,rate,meals,cancellation,from,to,price,rooms',
    `${number},${name},${city},Beach Road,1 Beach Road,Six rooms over the water.,4,Waterside room,26,king bed,water,3,4,Refundable,breakfast,24h 100%,${month}-01,${month}-28,4720,6`,
    `${number},,,,,,,Garden room,22,queen bed,garden,2,2,Refundable,room-only,24h 100%,${month}-01,${month}-28,3900,4`,
  ].join('\n');
