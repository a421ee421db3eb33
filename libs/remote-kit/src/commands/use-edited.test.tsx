import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../operations/refusal';
import { useEdited } from './use-edited';

const opened = { title: 'Walk', notes: '' };
const refused = {
  status: 'refused' as const,
  refusal: new Refusal({
    code: 'CHANGED_MEANWHILE',
    message: 'changed',
    fields: [{ path: 'changes.title', code: 'changed_meanwhile' }],
  }),
};

it('knows what the form was opened with, whatever stands in the record by now', () => {
  const { result, rerender } = renderHook(({ record }) => useEdited(record), {
    initialProps: { record: opened },
  });
  rerender({ record: { title: 'Run', notes: 'far' } });
  expect(result.current.opened).toBe(opened);
  expect(result.current.seen({ title: 'Swim', account: '1234' })).toEqual({ title: 'Walk' });
});

it('takes as seen what the form has told of, and nothing else', () => {
  const { result, rerender } = renderHook(({ record }) => useEdited(record), {
    initialProps: { record: opened },
  });
  rerender({ record: { title: 'Run', notes: 'far' } });
  act(() => result.current.takeNote(refused));
  expect(result.current.seen({ title: 'Swim', notes: 'deep' })).toEqual({ title: 'Run', notes: '' });
});
