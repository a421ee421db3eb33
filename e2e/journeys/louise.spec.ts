import { addTask } from '../resilience/examples';
import { expect, open, test } from './two-people';

test('LOU-1 LOU-2 LOU-3 MFE-7 Louise answers from the records, and adds a task only after a yes', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await addTask(ben, circleId, 'Pick up the walker');
  const [page, tasks] = (await Promise.all([open('/', ana), open('/tasks', ben)])).flat();
  if (!page || !tasks) throw new Error('two pages');
  await page.getByRole('button', { name: 'Ask Louise' }).first().click();
  const louise = page.getByRole('dialog', { name: 'Louise' });
  const question = louise.getByRole('textbox', { name: 'Your question' });

  await question.fill('Which tasks are open?');
  await question.press('Enter');
  await expect(louise.getByRole('link', { name: 'Pick up the walker' })).toBeVisible();

  await question.fill('Add a task: buy milk tomorrow');
  await question.press('Enter');
  const confirm = louise.getByRole('button', { name: 'Add Task' });
  await expect(confirm).toBeVisible();
  expect((await ben.call('care', 'listTasks', { circleId })).tasks.map(({ title }) => title)).toEqual([
    'Pick up the walker',
  ]);
  await confirm.click();
  await expect(tasks.getByText('Buy milk', { exact: false }).first()).toBeVisible();

  await question.fill('She fell and is not responding');
  await question.press('Enter');
  await expect(louise.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
});
