/**
 * A bar code as the path of an SVG, one unit a module. `dark` has a bit for each module of the square, row by row, in
 * base64; dark modules that touch in a row are one rectangle.
 */
export function codePath({ width, dark }: { width: number; dark: string }): string {
  const bytes = atob(dark);
  const isDark = (at: number): boolean => (bytes.charCodeAt(at >> 3) & (128 >> (at & 7))) !== 0;
  let path = '';
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const from = x;
      while (x < width && isDark(y * width + x)) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  return path;
}
