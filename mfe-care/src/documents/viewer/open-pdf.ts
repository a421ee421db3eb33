import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/**
 * Opens a PDF from its address, reading only the parts that are looked at. Nothing in it runs: what draws it knows no scripts, and no
 * WebAssembly is used, which the page's policy forbids.
 *
 * @returns the document, and the function that lets it go.
 */
export function openPdf(url: string): { opened: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerPort ??= new Worker(workerUrl, { type: 'module' });
  const task = getDocument({
    url,
    useWasm: false,
    disableAutoFetch: true,
    disableStream: true,
    stopAtErrors: true,
  });
  return { opened: task.promise, close: () => void task.destroy() };
}
