import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderShell } from '../testing/render-shell';
import { Composer } from './composer';
import { loadLouiseWords } from './louise-words';

it('LOU-1 a question that is too long says by how much before it is sent, and stays as it was typed', async () => {
  await loadLouiseWords('en');
  const asked: string[] = [];
  const { user } = await renderShell(<Composer isAnswering={false} onAsk={(text) => asked.push(text)} />);
  const box = screen.getByRole('textbox', { name: 'Your question' });
  await user.click(box);
  await user.paste('x'.repeat(502));
  expect(await screen.findByText('2 characters too long. A question holds 500.')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(asked).toEqual([]);
  expect(box).toHaveProperty('value', 'x'.repeat(502));
  await user.keyboard('{Backspace>2/}');
  await waitFor(() => expect(screen.queryByText(/too long/)).toBeNull());
  await user.keyboard('{Enter}');
  expect(asked).toEqual(['x'.repeat(500)]);
});
