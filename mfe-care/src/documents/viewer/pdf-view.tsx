import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { EmptyState, IconButton, Stack, VisuallyHidden } from '@carecircle/ui';
import { ChevronLeftIcon, ChevronRightIcon, FileTextIcon } from '@carecircle/ui/icons';
import { useDocumentWords } from '../documents-words';
import { drawPage } from './draw-page';
import { openPdf } from './open-pdf';
import css from '../vault.module.css';

/** A PDF in place, one page at a time. */
export default function PdfView({ url }: { url: string }) {
  const t = useDocumentWords();
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'failed'>();
  const [pageNumber, setPageNumber] = useState(1);
  useEffect(() => {
    const { opened, close } = openPdf(url);
    opened.then(setPdf, () => setPdf('failed'));
    return close;
  }, [url]);
  if (pdf === 'failed') return <EmptyState icon={FileTextIcon} text={t('view.failed')} />;
  const count = pdf?.numPages ?? 1;
  const label = t('page', { page: pageNumber, count });
  return (
    <Stack gap={3}>
      <PdfPage pdf={pdf} pageNumber={pageNumber} label={label} onFail={() => setPdf('failed')} />
      {count > 1 ? (
        <div className={css.steps}>
          <IconButton
            icon={ChevronLeftIcon}
            aria-label={t('page.before')}
            isDisabled={pageNumber === 1}
            onPress={() => setPageNumber(pageNumber - 1)}
          />
          <span aria-live="polite">{label}</span>
          <IconButton
            icon={ChevronRightIcon}
            aria-label={t('page.after')}
            isDisabled={pageNumber === count}
            onPress={() => setPageNumber(pageNumber + 1)}
          />
        </div>
      ) : null}
    </Stack>
  );
}

interface PageProps {
  pdf: PDFDocumentProxy | undefined;
  pageNumber: number;
  label: string;
  onFail: () => void;
}

function PdfPage({ pdf, pageNumber, label, onFail }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isPast = false;
    if (!pdf || !canvas.current) return;
    drawPage(pdf, pageNumber, canvas.current).then(
      (words) => isPast || setText(words),
      () => isPast || onFail(),
    );
    return () => {
      isPast = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- who hears of a failure draws nothing anew
  }, [pdf, pageNumber]);
  return (
    <div aria-busy={text === undefined}>
      <canvas ref={canvas} role="img" aria-label={label} className={css.page} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
