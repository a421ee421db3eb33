import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextField } from '@carecircle/ui/fields';
import { useCommand } from '@carecircle/remote-kit';
import { renderFeature, testIds } from '@carecircle/remote-kit/testing';
import { Refusal } from '../operations/refusal';
import { exampleRemote as remote } from '../testing/example/remote';
import { FormDialog, useSaveRecord } from '.';

interface Names {
  name: string;
  notes: string;
}
interface Expense extends Names {
  id: string;
}
const rest = { category: 'other', amountCents: 1, spentOn: '2026-11-21', receiptDocumentId: null } as const;

function ExpenseForm({ expense, onClose }: { expense: Expense | null; onClose: () => void }) {
  const [name, setName] = useState(expense?.name ?? '');
  const saving = useSaveRecord({
    record: expense,
    adding: useCommand('finance.addExpense'),
    editing: useCommand('finance.editExpense'),
    toAdd: (expenseId, fields: Names) => ({ expenseId, ...rest, ...fields }),
    toEdit: ({ id: expenseId }, edit) => ({ expenseId, ...edit }),
  });
  const save = async () => {
    if (await saving.save({ name, notes: expense?.notes ?? '' })) onClose();
  };
  return (
    <FormDialog title="Expense" saveLabel="Save it" sending={saving} onSubmit={save} onClose={onClose}>
      <TextField label="Name" name="name" value={name} onChange={setName} />
    </FormDialog>
  );
}

const taxi = { id: testIds.circle, name: 'Taxi', notes: 'To the doctor' };
const button = (name: string) => screen.getByRole('button', { name });

async function openForm(expense: Expense | null) {
  const onClose = vi.fn();
  const feature = await renderFeature(<ExpenseForm expense={expense} onClose={onClose} />, { remote });
  await screen.findByRole('dialog');
  return { ...feature, onClose };
}

it('adds under one id, however often it is sent', async () => {
  const { user, server, onClose } = await openForm(null);
  server.answer({ 'finance.addExpense': {} as never });
  server.online = false;
  await user.type(screen.getByLabelText('Name'), 'Taxi');
  await user.click(button('Save it'));
  expect(onClose).not.toHaveBeenCalled();
  server.online = true;
  await user.click(button('Save it'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const ids = server.callsOf('finance.addExpense').map(({ expenseId }) => expenseId);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

it('edits what differs alone, with what was seen there; what was changed meanwhile is replaced when told', async () => {
  const { user, server, onClose } = await openForm(taxi);
  let isOther = true;
  server.answer({
    'finance.editExpense': () => {
      if (!isOther) return {} as never;
      isOther = false;
      const fields = [{ path: 'changes.name', code: 'changed_meanwhile' }];
      return new Refusal({ code: 'CHANGED_MEANWHILE', message: 'changed', fields });
    },
  });
  await user.type(screen.getByLabelText('Name'), ' home');
  await user.click(button('Save it'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Save it'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [first] = server.callsOf('finance.editExpense');
  expect(first).toMatchObject({ changes: { name: 'Taxi home' }, seen: { name: 'Taxi' } });
});

it('sends nothing where nothing was changed', async () => {
  const { user, server, onClose } = await openForm(taxi);
  await user.click(button('Save it'));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.callsOf('finance.editExpense')).toEqual([]);
});

it('asks before it lets go of what was typed', async () => {
  const { user, onClose } = await openForm(null);
  await user.type(screen.getByLabelText('Name'), 'Taxi');
  await user.click(button('Close'));
  expect(await screen.findByText('Discard what you entered?')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});
