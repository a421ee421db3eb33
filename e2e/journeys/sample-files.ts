import { crc32, deflateSync } from 'node:zlib';

/** A PDF of one page with one line, and a script that would run if anything ran it. */
export function samplePdf(text: string): Buffer {
  const content = `BT /F1 18 Tf 40 740 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const parts = ['%PDF-1.4\n'];
  const offsets = objects.map((object, index) => {
    const offset = parts.join('').length;
    parts.push(`${index + 1} 0 obj${object}endobj\n`);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const at = parts.join('').length;
  const size = objects.length + 1;
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`);
  parts.push(`trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`);
  return Buffer.from(parts.join(''), 'latin1');
}

/** A PNG of one grey point. */
export function samplePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
