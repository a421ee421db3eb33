import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Recipient, Role } from '@carecircle/contracts';
import { Refusal } from '@carecircle/remote-kit';
import { renderFeature, testIds, testSession, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../../remote';
import { RecipientsSection } from './recipients-section';

const [ruth] = testSession().recipients as [Recipient];
const pictured = { ...ruth, photoId: testIds.cleo };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openSheet(recipient: Recipient, answers: Answers = {}, role: Role = 'admin') {
  const session = { role, recipients: [recipient] };
  const rendered = await renderFeature(<RecipientsSection />, { remote, session, answers });
  await rendered.user.click(screen.getByRole('button', { name: 'Ruth Rivera' }));
  await screen.findByRole('dialog', { name: 'Ruth Rivera' }, { timeout: 5_000 });
  return rendered;
}

async function openPhoto(recipient: Recipient, answers: Answers = {}) {
  const rendered = await openSheet(recipient, answers);
  await rendered.user.click(screen.getByRole('button', { name: 'Photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo of Ruth Rivera' }));
  const choose = async (file: File) => {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no field for a file');
    await rendered.user.upload(input, file);
  };
  return { ...rendered, dialog, choose };
}

/** The simulated browser reads and draws no pictures: this one takes whatever it is given for one. */
function readEveryPicture() {
  const bitmap = { width: 800, height: 600, close: () => undefined };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap));
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,/9j/');
}

const face = new File(['face'], 'face.png', { type: 'image/png' });

describe('REC-1 the photo of a person cared for', { timeout: 20_000 }, () => {
  it('is their face in the row and in the record, and initials stand in without one', async () => {
    const { container } = await openSheet(pictured);
    const faces = [container, screen.getByRole('dialog')].map((part) => part.querySelector('img'));
    for (const shown of faces) expect(shown?.getAttribute('src')).toContain(`photoId=${testIds.cleo}`);
  });

  it('is chosen, made small and sent', async () => {
    readEveryPicture();
    const { user, server, dialog, choose } = await openPhoto(ruth, { 'circles.setRecipientPhoto': pictured });
    await user.click(dialog.getByRole('button', { name: 'Save Photo' }));
    expect(await dialog.findByText('Choose a picture first.')).toBeTruthy();
    await choose(face);
    expect(await dialog.findByRole('img', { name: 'Photo of Ruth Rivera' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save Photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('circles.setRecipientPhoto')).toMatchObject([
      { recipientId: ruth.id, photo: '/9j/' },
    ]);
  });

  it('ALL-3 a file that is no picture is told of at the field and not sent', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    const { server, dialog, choose } = await openPhoto(ruth);
    await choose(face);
    expect(await dialog.findByText(/isn’t a picture we can show/)).toBeTruthy();
    expect(server.callsOf('circles.setRecipientPhoto')).toHaveLength(0);
  });

  it('ALL-3 what the server finds wrong with a picture stands at the field until another one is chosen', async () => {
    readEveryPicture();
    const { user, dialog, choose } = await openPhoto(ruth, {
      'circles.setRecipientPhoto': new Refusal({
        ...{ code: 'INVALID_INPUT', message: 'Too large.' },
        fields: [{ path: 'photo', code: 'too_big' }],
      }),
    });
    await choose(face);
    await dialog.findByRole('img', { name: 'Photo of Ruth Rivera' });
    await user.click(dialog.getByRole('button', { name: 'Save Photo' }));
    expect(await dialog.findByText(/picture is too large/)).toBeTruthy();
    await choose(new File(['other'], 'other.png', { type: 'image/png' }));
    await waitFor(() => expect(dialog.queryByText(/picture is too large/)).toBeNull());
  });

  it('is taken away', async () => {
    const { user, server, dialog } = await openPhoto(pictured, { 'circles.setRecipientPhoto': ruth });
    await user.click(dialog.getByRole('button', { name: 'Remove Photo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf('circles.setRecipientPhoto')).toMatchObject([{ photo: null }]);
  });

  it('CIRC-4 is changed by nobody who may only read the record', async () => {
    await openSheet(pictured, {}, 'friend');
    expect(screen.queryByRole('button', { name: 'Photo' })).toBeNull();
  });
});
