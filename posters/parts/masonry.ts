import { each, pen, rect } from '../pen.ts';

/** A pointed arch standing on y, centred on x. */
export function arch(x: number, y: number, width: number, height: number): string {
  const [half, wall] = [width / 2, height * 0.55];
  return pen`M${x - half} ${y}v${-wall}q0${-height * 0.24} ${half} ${-height * 0.45}q${half} ${height * 0.21} ${half} ${height * 0.45}v${wall}z`;
}

/** An onion dome with its finial, on y. */
export function dome(x: number, y: number, r: number): string {
  const bulb = pen`M${x - r * 0.86} ${y}c${-r * 0.42} ${-r * 0.72} ${r * 0.2} ${-r * 1.2} ${r * 0.86} ${-r * 1.75}c${r * 0.66} ${r * 0.55} ${r * 1.28} ${r * 1.03} ${r * 0.86} ${r * 1.75}z`;
  return bulb + rect(x - r * 0.035 - 0.3, y - r * 2.25, r * 0.07 + 0.6, r * 0.6);
}

/** A small domed pavilion on three visible pillars, as on the corners of a roof. */
export function chhatri(x: number, y: number, width: number): string {
  const plinth = rect(x - width * 0.6, y - width * 0.12, width * 1.2, width * 0.12);
  const pillars = each([-0.44, -0.05, 0.34], (shift) =>
    rect(x + width * shift, y - width * 0.7, width * 0.1, width * 0.6),
  );
  const eaves = rect(x - width * 0.66, y - width * 0.8, width * 1.32, width * 0.12);
  return plinth + pillars + eaves + dome(x, y - width * 0.78, width * 0.44);
}

/** A row of rounded battlements along the top of a wall. */
export function merlons(x: number, y: number, width: number, size: number): string {
  const tooth = pen`v${-size}q${size / 2}${-size} ${size} 0v${size}h${size * 0.6}`;
  return pen`M${x} ${y}${tooth.repeat(Math.round(width / size / 1.6))}z`;
}
