import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ReportPlot, ReportSection, ReportTable } from '../report-document';
import { drawPlot } from './draw-plot';
import type { PdfOrder } from './pdf-order';

const margin = 48;
const ink = '#1f2328';
const soft = '#5b6470';
const hairline = '#c9ced6';

type Pdf = PDFKit.PDFDocument;

/** A tagged file (PDF/UA) with headings, tables with head cells, and words for its drawings, on A4. */
export async function writePdf({ document, fonts }: PdfOrder): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin, bufferPages: true, font: fonts.regular },
    ...{ pdfVersion: '1.7', subset: 'PDF/UA', tagged: true, lang: document.language, displayTitle: true },
    info: { Title: document.title, Creator: 'CareCircle', Producer: 'CareCircle' },
  } as unknown as PDFKit.PDFDocumentOptions);
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold).fillColor(ink);
  const done = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  addText(pdf, root, 'H1', document.title, { font: 'bold', size: 20 });
  addText(pdf, root, 'P', document.subtitle, { size: 11, color: soft });
  for (const section of document.sections) addSection(pdf, root, section);
  root.end();
  numberPages(pdf, document.pageOf);
  pdf.end();
  return done;
}

function addSection(pdf: Pdf, root: PDFKit.PDFStructureElement, section: ReportSection): void {
  const part = pdf.struct('Sect');
  root.add(part);
  // A heading never stands alone at the end of a page.
  if (pdf.y > pdf.page.height - 160) pdf.addPage();
  pdf.moveDown(0.8);
  addText(pdf, part, 'H2', section.title, { font: 'bold', size: 14 });
  for (const plot of section.plots) addPlot(pdf, part, plot);
  for (const table of section.tables) addTable(pdf, part, table, table.caption !== section.title);
  for (const line of section.lines) addText(pdf, part, 'P', line, { size: 10 });
  part.end();
}

interface TextLook {
  font?: 'regular' | 'bold';
  size: number;
  color?: string;
}

function addText(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  text: string,
  { font = 'regular', size, color = ink }: TextLook,
): void {
  const draw = () => {
    pdf.font(font).fontSize(size).fillColor(color).text(text, margin, pdf.y);
    pdf.fillColor(ink).moveDown(0.3);
  };
  parent.add(pdf.struct(tag, {}, [draw]));
}

function addPlot(pdf: Pdf, parent: PDFKit.PDFStructureElement, plot: ReportPlot): void {
  const height = 96;
  if (pdf.y > pdf.page.height - margin - height - 40) pdf.addPage();
  addText(pdf, parent, 'H3', plot.title, { font: 'bold', size: 10 });
  const box = { x: margin, y: pdf.y, width: pdf.page.width - 2 * margin, height };
  parent.add(pdf.struct('Figure', { alt: plot.text }, [() => drawPlot(pdf, box, plot)]));
  pdf.y = box.y + height + 8;
}

function addTable(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  table: ReportTable,
  hasCaption: boolean,
): void {
  if (hasCaption) addText(pdf, parent, 'H3', table.caption, { font: 'bold', size: 10 });
  pdf.font('regular').fontSize(9);
  const head = table.head.map((text) => ({
    ...{ text, type: 'TH', scope: 'Column', font: { src: 'bold' }, textColor: soft },
  }));
  const rows = table.rows.map(([first = '', ...cells]) => [
    { text: oneLine(first), type: 'TH', scope: 'Row' },
    ...cells.map(oneLine),
  ]);
  pdf.table({
    ...{ position: { x: margin, y: pdf.y }, structParent: parent, columnStyles: widths(table.head.length) },
    defaultStyle: {
      ...{
        border: { top: 0, right: 0, bottom: 0.5, left: 0 },
        borderColor: hairline,
        padding: { top: 4, right: 8, bottom: 4, left: 0 },
      },
    },
    data: [head, ...rows],
  } as unknown as PDFKit.Mixins.TableOptionsWithData);
  pdf.x = margin;
  pdf.moveDown(0.6);
}

/** The first column has names; of four the last one holds what somebody wrote. */
function widths(columns: number): (string | number)[] {
  if (columns === 4) return [105, 80, 90, '*'];
  return columns === 3 ? ['*', 150, 165] : Array.from({ length: columns }, () => '*');
}

/** Lines of a note become one: a row of a table is never longer than a page. */
function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' / ') || '–';
}

/** Page numbers belong to the paper, not to what is read aloud. */
function numberPages(pdf: Pdf, pageOf: readonly [string, string, string]): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    const { bottom } = pdf.page.margins;
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    const text = `${pageOf[0]}${page + 1}${pageOf[1]}${count}${pageOf[2]}`;
    pdf.font('regular').fontSize(8).fillColor(soft);
    pdf.text(text, margin, pdf.page.height - 32, { align: 'right', width: pdf.page.width - 2 * margin });
    pdf.endMarkedContent();
    pdf.page.margins.bottom = bottom;
  }
}
