/** Characters of the standard font that every PDF reader has; parentheses and backslashes are escaped. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/₹/g, 'INR ')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, (mark) => `\\${mark}`);

/** A one-page PDF in Helvetica: a title and lines of text. */
export function smallPdf(title: string, lines: readonly string[]): Uint8Array {
  const text = [
    `/F1 18 Tf 72 760 Td (${plain(title)}) Tj /F1 11 Tf 0 -12 Td`,
    ...lines.map((line) => `0 -18 Td (${plain(line)}) Tj`),
  ].join('\n');
  const stream = `BT\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
