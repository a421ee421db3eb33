import type { ReportDocument } from '../report-document';

/** What the thread that makes PDF files is given. */
export interface PdfOrder {
  document: ReportDocument;
  /** Files of the font. */
  fonts: { regular: string; bold: string };
}
