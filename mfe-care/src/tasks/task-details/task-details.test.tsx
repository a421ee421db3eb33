import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { publish, renderFeature, testIds, type Answers } from '@carecircle/remote-kit/testing';
import { ToastRegion } from '@carecircle/ui';
import remote from '../../remote';
import { aChecklistItem, aTaskComment } from '../../testing/a-task';
import { TaskDetailsView } from './task-details';

const pack = aChecklistItem(1, { text: 'Pack the bag' });
const question = aTaskComment(4, { text: 'Which bag?', authorId: testIds.ben });

function renderDetails(answers: Answers = {}, role: 'admin' | 'medical' = 'admin') {
  const details = (
    <>
      <TaskDetailsView taskId={pack.taskId} />
      <ToastRegion />
    </>
  );
  return renderFeature(details, {
    remote,
    session: { role },
    answers: { 'care.getTaskDetails': { checklist: [pack], comments: [question] }, ...answers },
  });
}

it('TASK-3 ticks a step at once, and says who did it', async () => {
  const done = { ...pack, doneBy: testIds.ana, doneAt: '2026-11-21T10:00:00.000Z' };
  const { user, server } = await renderDetails({ 'care.tickChecklistItem': done });
  await user.click(await screen.findByRole('checkbox', { name: 'Pack the bag' }));
  expect(await screen.findByText('1 of 1 done')).toBeTruthy();
  await waitFor(() =>
    expect(server.callsOf('care.tickChecklistItem')).toEqual([
      expect.objectContaining({ itemId: pack.id, isDone: true }),
    ]),
  );
});

it('TASK-3 adds a step and a comment, and is ready for the next', async () => {
  const { user, server } = await renderDetails({
    'care.addChecklistItem': ({ itemId, text }) => ({ ...pack, id: itemId, text }),
    'care.addTaskComment': ({ commentId, text }) => ({ ...question, id: commentId, text }),
  });
  const step = await screen.findByRole('textbox', { name: 'Next step' });
  await user.type(step, 'Call the clinic');
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  expect(await screen.findByRole('checkbox', { name: 'Call the clinic' })).toBeTruthy();
  expect((step as HTMLInputElement).value).toBe('');
  await user.type(screen.getByRole('textbox', { name: 'Your comment' }), 'The blue one.');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const comments = within(screen.getByRole('list', { name: 'Comments' }));
  expect(await comments.findByText('The blue one.')).toBeTruthy();
  expect(server.callsOf('care.addTaskComment')).toEqual([expect.objectContaining({ text: 'The blue one.' })]);
});

it('TASK-3 keeps the words of a step that could not be added', async () => {
  const { user, server } = await renderDetails();
  server.online = false;
  const step = await screen.findByRole('textbox', { name: 'Next step' });
  await user.type(step, 'Call');
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  await waitFor(() => expect((step as HTMLInputElement).value).toBe('Call'));
});

it('TASK-3 ALL-6 a step that is deleted can be brought back', async () => {
  const { user, server } = await renderDetails({
    'care.deleteChecklistItem': { taskId: pack.taskId, itemId: pack.id },
    'care.restoreChecklistItem': pack,
  });
  await user.click(await screen.findByRole('button', { name: 'Delete step: Pack the bag' }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.callsOf('care.restoreChecklistItem')).toHaveLength(1));
});

it('TASK-3 MFE-7 shows what others do to this task, and nothing of another', async () => {
  await renderDetails();
  await screen.findByText('Which bag?');
  await publish('checklist-item.added', { item: aChecklistItem(2, { text: 'Insurance card' }) });
  await publish('checklist-item.added', {
    item: aChecklistItem(3, { text: 'Elsewhere', taskId: testIds.ben }),
  });
  expect(screen.getByRole('checkbox', { name: 'Insurance card' })).toBeTruthy();
  expect(screen.queryByText('Elsewhere')).toBeNull();
});

it('CIRC-4 who may only see tasks reads steps and comments, and changes none', async () => {
  await renderDetails({}, 'medical');
  expect(((await screen.findByRole('checkbox')) as HTMLInputElement).disabled).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});
