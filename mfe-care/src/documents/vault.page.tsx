import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { documentFilters, type Document } from '@carecircle/contracts';
import { changeSearch, OfflineNote, useAllowed, useSettled } from '@carecircle/remote-kit';
import { Button, EmptyState, ErrorState, List, Skeleton, Stack } from '@carecircle/ui';
import { SearchField } from '@carecircle/ui/fields';
import { SearchIcon, VaultIcon } from '@carecircle/ui/icons';
import { FilterTabs } from '@carecircle/ui/panels';
import { useMessages } from '../words';
import { DocumentPanels, type DocumentPanel } from './document-panels';
import { DocumentRow } from './document-row';
import { LinkedDocument } from './linked-document';
import { useDocumentWords, WithDocumentWords } from './documents-words';
import { UploadArea } from './uploads/upload-area';
import { useDocuments, type DocumentFilter } from './use-documents';
import css from './vault.module.css';

/** Document Vault (VAULT-1): adding files, finding them, and what can be done with each. */
export default function VaultPage() {
  return (
    <WithDocumentWords fallback={<Skeleton shape="row" count={4} />}>
      <Vault />
    </WithDocumentWords>
  );
}

function Vault() {
  const t = useDocumentWords();
  const mayAdd = useAllowed('document:upload');
  const [params] = useSearchParams();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<{ panel: DocumentPanel; document: Document }>();
  const filter = documentFilters.find((id) => id === params.get('filter')) ?? 'all';
  const show = (id: DocumentFilter) => changeSearch({ filter: id === 'all' ? null : id });
  return (
    <Stack gap={4}>
      {mayAdd ? <OfflineNote /> : null}
      {mayAdd ? <UploadArea /> : null}
      <div className={css.tools}>
        <SearchField label={t('search')} placeholder={t('search')} value={text} onChange={setText} />
        <FilterTabs
          label={t('filter')}
          value={filter}
          onChange={show}
          options={documentFilters.map((id) => ({ id, label: t(`filter.${id}`) }))}
        />
      </div>
      <Found
        filter={filter}
        text={text.trim()}
        onOpen={(panel, document) => setOpened({ panel, document })}
        onClear={() => {
          setText('');
          show('all');
        }}
      />
      {opened ? <DocumentPanels {...opened} onClose={() => setOpened(undefined)} /> : null}
      <LinkedDocument />
    </Stack>
  );
}

interface FoundProps {
  filter: DocumentFilter;
  text: string;
  onOpen: (panel: DocumentPanel, document: Document) => void;
  onClear: () => void;
}

function Found({ filter, text, onOpen, onClear }: FoundProps) {
  const t = useMessages();
  const words = useDocumentWords();
  const search = useSettled(text);
  const { documents, isPending, error, refetch, hasMore, isFetchingMore, fetchMore } = useDocuments(
    filter,
    search,
  );
  if (isPending) return <Skeleton shape="row" count={4} />;
  if (error && documents.length === 0)
    return <ErrorState title={words('failed')} text={t('failed.text')} onRetry={refetch} />;
  if (documents.length === 0 && filter === 'all' && search === '')
    return <EmptyState icon={VaultIcon} title={words('none.title')} text={words('none')} />;
  if (documents.length === 0)
    return (
      <EmptyState
        icon={SearchIcon}
        title={words('not-found.title')}
        text={words('not-found')}
        action={<Button onPress={onClear}>{words('show-all')}</Button>}
      />
    );
  return (
    <Stack gap={3}>
      <List label={t('documents.nav')}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} onOpen={onOpen} />
        ))}
      </List>
      {hasMore ? (
        <Button isPending={isFetchingMore} onPress={fetchMore}>
          {t('show-more')}
        </Button>
      ) : null}
    </Stack>
  );
}
