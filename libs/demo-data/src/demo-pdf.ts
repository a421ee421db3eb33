/** A page of plain lines as a PDF, in base64; the first line is its heading. */
export function demoPdf([heading = '', ...lines]: readonly string[]): string {
  const text = lines.map((line) => `0 -24 Td (${escaped(line)}) Tj`).join('\n');
  const content = `BT /F1 20 Tf 60 760 Td (${escaped(heading)}) Tj /F1 12 Tf 0 -16 Td\n${text}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return btoa(`${file}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`);
}

const escaped = (line: string) => line.replace(/[\\()]/g, String.raw`\$&`);
