import { expect, open, test } from './two-people';

test('FIN-1 FIN-3 MFE-7 a budget that one sets holds what the other spends, to the cent', async ({ two }) => {
  const { ana, ben } = two;
  const [budget, spending] = (await Promise.all([open('/finance', ana), open('/finance', ben)])).flat();
  if (!budget || !spending) throw new Error('two pages');
  await Promise.all([budget, spending].map((page) => page.getByRole('tab', { name: 'Budget' }).click()));
  await budget.getByRole('button', { name: 'Set budget' }).first().click();
  const form = budget.getByRole('dialog', { name: /^Budget for/ });
  await form.getByLabel('Healthcare').fill('120');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(spending.getByText('$120.00 left').first()).toBeVisible();

  await spending.getByRole('button', { name: 'Add Expense' }).first().click();
  const expense = spending.getByRole('dialog', { name: 'Add Expense' });
  await expense.getByLabel('What for').fill('Pharmacy');
  await expense.getByLabel('Amount').fill('85.5');
  await expense.getByLabel('Category').selectOption({ label: 'Healthcare' });
  await expense.getByRole('button', { name: 'Add Expense' }).click();
  await expect(expense).toBeHidden();

  await expect(budget.getByText('$85.50 of $120.00')).toBeVisible();
  await expect(budget.getByText('$34.50 left').first()).toBeVisible();
  await expect(budget.getByText('Pharmacy').first()).toBeVisible();
  await expect(budget.locator('html[data-not-reloaded]')).toHaveCount(1);
});
