import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import type { OperationOutput } from '@carecircle/remote-kit';
import remote from '../remote';
import ContactPage from './contact/contact.page';
import GuidesPage from './guides/guides.page';
import HelpPage from './help.page';
import ManualPage from './manual/manual.page';
import ReleasesPage from './releases/releases.page';

type Support = OperationOutput<'support.getSupport'>;
const desk: Support['desk'] = {
  ...{ writing: 'open', email: 'help@care.example', phone: '+13125550123' },
  ...{ forumUrl: 'https://forum.care.example', hours: 'Mon to Fri, 9 to 5' },
};
const bare: Support['desk'] = {
  writing: 'not-configured',
  email: null,
  phone: null,
  forumUrl: null,
  hours: null,
};
const message: Support['messages'][number] = {
  ...{ id: testIds.recipient, at: '2026-11-21T08:00:00.000Z', author: 'person' as const },
  ...{ text: 'The calendar shows Tuesday twice.', state: 'waiting' as const },
};
const open = (page: React.ReactElement, path: string, answers: Answers = {}) =>
  renderFeature(page, {
    ...{ remote, path },
    answers: { 'support.getSupport': { desk, messages: [] }, ...answers },
  });

describe('SET-5 help and support', () => {
  it('finds questions by a word of question or answer, and opens one at a time', async () => {
    const { user } = await open(<HelpPage />, '/more/help');
    const question = await screen.findByRole('button', { name: 'Does the red button call an ambulance?' });
    await user.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'I forgot my password.' }));
    expect(question.getAttribute('aria-expanded')).toBe('false');
    await user.type(screen.getByRole('searchbox'), 'QUIET hours');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'How do I stop messages at night?' })).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'zebra');
    expect(await screen.findByText('No question mentions “zebra”')).toBeTruthy();
  });

  it('offers the ways to support that are set up, and no others', async () => {
    await open(<HelpPage />, '/more/help');
    expect((await screen.findByRole('link', { name: /Phone Support/ })).getAttribute('href')).toBe(
      'tel:+13125550123',
    );
    expect(screen.getByRole('link', { name: /Email Support/ }).getAttribute('href')).toBe(
      'mailto:help@care.example',
    );
    expect(screen.getByRole('link', { name: /Community Forum/ })).toBeTruthy();
    expect(screen.getByText(/Mon to Fri, 9 to 5/)).toBeTruthy();
  });

  it('says where nothing is set up, and what there is all the same', async () => {
    const answers = { 'support.getSupport': { desk: bare, messages: [] } };
    await open(<ContactPage />, '/more/help/contact', answers);
    expect(await screen.findByText('Support isn’t set up here')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('sends what was written, and shows how it fares', async () => {
    const { user, server } = await open(<ContactPage />, '/more/help/contact', {
      'support.sendSupportMessage': message,
    });
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Write 1 to 2000 characters')).toBeTruthy();
    await user.type(screen.getByRole('textbox'), message.text);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(server.callsOf('support.sendSupportMessage')).toMatchObject([{ text: message.text }]),
    );
    await waitFor(() => expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(''));
    publish('support.message-changed', { message });
    expect(await screen.findByText('Sending')).toBeTruthy();
    publish('support.message-changed', { message: { ...message, state: 'sent' } });
    expect(await screen.findByText('Sent')).toBeTruthy();
  });

  it('plays a guide with captions, which its viewer can stop', async () => {
    const { user } = await open(<GuidesPage />, '/more/help/guides?guide=doses&play=1');
    expect(await screen.findByText('Step 1 of 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('prints the manual with all guides and answers', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await open(<ManualPage />, '/more/help/manual');
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('What are points for?')).toBeTruthy();
    expect(screen.getByText('When something happens')).toBeTruthy();
  });

  it('tells the release notes of what was published', async () => {
    const release = { remote: 'mfe-care', publishedAt: '2026-11-21T08:00:00.000Z' };
    await open(<ReleasesPage />, '/more/help/releases', {
      'support.listReleaseNotes': [
        { ...release, version: '0.3.0', isServed: true, notes: 'Doses by person' },
        { ...release, version: '0.2.0-ab12cd', isServed: false, notes: null },
      ],
    });
    expect(await screen.findByText('Doses by person')).toBeTruthy();
    expect(screen.getByText('In use now')).toBeTruthy();
    expect(screen.getByText('Care · 0.2.0')).toBeTruthy();
    expect(screen.getByText('Small improvements and corrections')).toBeTruthy();
  });
});
