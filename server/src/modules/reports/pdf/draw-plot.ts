import type { ReportPlot } from '../report-document';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const bar = '#3867b5';
const axis = '#9aa3ae';
const words = '#5b6470';
const labelHeight = 14;

/** Columns from a base line, a gap where there was no record, with the first and last day and the greatest value. */
export function drawPlot(
  pdf: PDFKit.PDFDocument,
  box: Box,
  { values, most, first, last, top }: ReportPlot,
): void {
  const base = box.y + box.height - labelHeight;
  const room = base - box.y - labelHeight;
  const slot = box.width / Math.max(values.length, 1);
  values.forEach((value, index) => {
    if (value === null || most <= 0) return;
    const height = Math.max((room * value) / most, 1);
    pdf.rect(box.x + index * slot, base - height, Math.max(slot * 0.8, 0.5), height).fill(bar);
  });
  pdf
    .moveTo(box.x, base)
    .lineTo(box.x + box.width, base)
    .lineWidth(0.5)
    .stroke(axis);
  pdf.font('regular').fontSize(8).fillColor(words);
  pdf.text(top, box.x, box.y, { width: box.width, lineBreak: false });
  pdf.text(first, box.x, base + 3, { width: box.width / 2, lineBreak: false });
  pdf.text(last, box.x + box.width / 2, base + 3, { width: box.width / 2, align: 'right', lineBreak: false });
}
