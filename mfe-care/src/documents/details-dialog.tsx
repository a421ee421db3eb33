import { useState } from 'react';
import { documentKinds, type Document } from '@carecircle/contracts';
import { DocumentDetails } from '@carecircle/contracts/schemas';
import { can } from '@carecircle/permissions';
import { patchPages, useCommand, useEdited, useFormErrors, useMembers } from '@carecircle/remote-kit';
import { changesOf, FormDialog } from '@carecircle/remote-kit/forms';
import { DatePicker, Select, TextField } from '@carecircle/ui/fields';
import { useMessages } from '../words';
import { useDocumentWords } from './documents-words';
import { withDocument } from './use-documents';

interface Props {
  document: Document;
  onClose: () => void;
}

/** Name, kind, when it ends and who renews it (VAULT-1, VAULT-2). */
export function DetailsDialog({ document, onClose }: Props) {
  const t = useMessages();
  const words = useDocumentWords();
  const owners = useMembers().filter((member) => can(member, 'document:view'));
  const { opened, seen, takeNote } = useEdited(document);
  const [draft, setDraft] = useState<DocumentDetails>(detailsOf(opened));
  const change = (fields: Partial<DocumentDetails>) => setDraft({ ...draft, ...fields });
  const editing = useCommand('documents.editDocument', {
    optimistic: ({ changes }) => [
      patchPages('documents.listDocuments', (pages) => withDocument(pages, { ...document, ...changes })),
    ],
    onDone: onClose,
  });
  const { errors, check } = useFormErrors(DocumentDetails, editing.fieldErrors, (path, code) =>
    path === 'name' ? words(code === 'too_big' ? 'needs.shorter' : 'needs.name') : undefined,
  );
  const save = async () => {
    if (!check(draft)) return;
    const changes = changesOf(detailsOf(opened), DocumentDetails.parse(draft));
    if (Object.keys(changes).length === 0) return onClose();
    takeNote(await editing.send({ documentId: opened.id, changes, seen: seen(changes) }));
  };
  return (
    <FormDialog
      title={words('edit.title')}
      saveLabel={t('save')}
      sending={editing}
      errors={errors}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={words('name')}
        name="name"
        isRequired
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <Select
        label={words('kind')}
        name="kind"
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        options={documentKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
      />
      <DatePicker
        label={words('expires-on')}
        name="expiresOn"
        isOptional
        value={draft.expiresOn}
        onChange={(expiresOn) => change({ expiresOn })}
      />
      {draft.expiresOn ? (
        <Select
          label={words('renewed-by')}
          description={words('renewed-by.note')}
          name="renewalOwnerId"
          value={draft.renewalOwnerId ?? 'nobody'}
          onChange={(id) => change({ renewalOwnerId: id === 'nobody' ? null : id })}
          options={[
            { value: 'nobody', label: words('renewed-by.uploader') },
            ...owners.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
    </FormDialog>
  );
}

function detailsOf({ name, kind, expiresOn, renewalOwnerId }: Document): DocumentDetails {
  return { name, kind, expiresOn, renewalOwnerId };
}
