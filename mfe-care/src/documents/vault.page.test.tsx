import { screen, within } from '@testing-library/react';
import type { Document } from '@carecircle/contracts';
import { Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { describe, expect, it } from 'vitest';
import remote from '../remote';
import { idOf } from '../testing/a-task';
import VaultPage from './vault.page';

const aDocument = (digit: number, fields: Partial<Document> = {}): Document => ({
  ...{ id: idOf(digit), circleId: testIds.circle, name: `Paper ${digit}.pdf`, kind: 'other', version: 1 },
  ...{ expiresOn: null, renewalOwnerId: null, contentType: 'application/pdf', sizeBytes: 1_572_864 },
  ...{
    uploadedBy: testIds.ben,
    uploadedAt: '2026-11-20T15:00:00.000Z',
    updatedAt: '2026-11-20T15:00:00.000Z',
  },
  ...fields,
});
const will = aDocument(1, { name: 'Will.pdf' });

function renderPage(documents: Document[], answers: Answers = {}, role: 'admin' | 'medical' = 'admin') {
  return renderFeature(<VaultPage />, {
    remote,
    path: '/vault',
    session: { role },
    answers: {
      'documents.listDocuments': { documents, nextCursor: null },
      'documents.getDocumentStorage': { usedBytes: 1_572_864, mostBytes: 2 ** 30, isScanned: false },
      'documents.listUploads': [],
      'documents.cancelUpload': ({ uploadId }) => ({ uploadId }),
      ...answers,
    },
  });
}

const choose = async (user: Awaited<ReturnType<typeof renderPage>>['user'], ...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no picker.');
  await user.upload(input, files);
};
const fileOf = (name: string, size: number) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

describe('VAULT-1 the list', { timeout: 20_000 }, () => {
  it('shows name, who added it, date, time and size of each, and follows what others do', async () => {
    await renderPage([will]);
    const list = within(await screen.findByRole('list', { name: 'Documents' }));
    for (const text of ['Will.pdf', 'Uploaded by Ben Rivera', '1.5 MB'])
      expect(list.getByText(text)).toBeTruthy();
    expect(list.getByText(/^Nov 20, 2026, /)).toBeTruthy();
    await publish('document.edited', { document: { ...will, name: 'Last will.pdf', kind: 'directive' } });
    expect(list.getByText('Last will.pdf')).toBeTruthy();
    expect(list.getByText('Directive')).toBeTruthy();
    await publish('document.deleted', { documentId: will.id });
    expect(screen.queryByText('Last will.pdf')).toBeNull();
  });

  it('says so when there is nothing, and when nothing is found', async () => {
    const { user, server } = await renderPage([]);
    expect(await screen.findByText('No documents yet')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'PDFs' }));
    expect(await screen.findByText('No documents found')).toBeTruthy();
    expect(server.callsOf('documents.listDocuments').at(-1)).toMatchObject({ filter: 'pdfs' });
  });

  it('CIRC-4 offers whoever may only look no adding, no changing and no deleting', async () => {
    const { user } = await renderPage([will], {}, 'medical');
    await user.click(await screen.findByRole('button', { name: 'More for “Will.pdf”' }));
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['View', 'Download', 'Versions']);
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});

describe('VAULT-1 a file that is chosen', { timeout: 20_000 }, () => {
  it('is refused before anything is sent when it is too large, empty or of another kind', async () => {
    const { user, server } = await renderPage([]);
    await screen.findByText('No documents yet');
    await choose(user, fileOf('Film.pdf', 150 * 2 ** 20), fileOf('Nothing.pdf', 0));
    const uploads = within(await screen.findByRole('list', { name: 'Uploads' }));
    expect(uploads.getByText('This file is 150 MB. The limit for one file is 100 MB.')).toBeTruthy();
    expect(uploads.getByText('This file is empty.')).toBeTruthy();
    expect(server.callsOf('documents.startUpload')).toEqual([]);
    await user.click(uploads.getByRole('button', { name: 'Remove Film.pdf from the list' }));
    await user.click(uploads.getByRole('button', { name: 'Remove Nothing.pdf from the list' }));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it('is refused with size and room when the storage of the circle is full', async () => {
    const details = { sizeBytes: 3 * 2 ** 20, freeBytes: 2 ** 20, mostBytes: 2 ** 30 };
    const { user } = await renderPage([], {
      'documents.startUpload': new Refusal({ code: 'STORAGE_FULL', message: 'full', details }),
    });
    await screen.findByText('No documents yet');
    await choose(user, fileOf('Scan.pdf', 3 * 2 ** 20));
    expect(
      await screen.findByText('This file is 3 MB, and the circle has 1 MB of storage left.'),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Scan.pdf from the list' }));
  });
});

describe('VAULT-2 the details', { timeout: 20_000 }, () => {
  it('name, kind, end and who renews it are changed field by field', async () => {
    const { user, server } = await renderPage([will], {
      'documents.editDocument': ({ changes }) => ({ ...will, ...changes }),
    });
    await user.click(await screen.findByRole('button', { name: 'More for “Will.pdf”' }));
    await user.click(screen.getByRole('menuitem', { name: 'Name and details' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Last will.pdf');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Directive');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => server.callsOf('documents.editDocument'))
      .toMatchObject([
        {
          changes: { name: 'Last will.pdf', kind: 'directive' },
          seen: { name: 'Will.pdf', kind: 'other' },
        },
      ]);
  });
});
