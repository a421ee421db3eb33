import { expect, it } from 'vitest';
import { readTitle } from './read-title';

it.each([
  ['Add a task: buy milk, please', 'add a task', 'please', 'Buy milk'],
  ['Rappelez-moi d’arroser les plantes', 'rappelez-moi, rappelez-moi d', '', 'Arroser les plantes'],
  ['Trag den Zahnarzt ein', 'trag, trag den', 'ein, an', 'Zahnarzt'],
  ['Put milk on the to-do list!', 'put', 'on the to-do list, list', 'Milk'],
  ['Visita all’ospedale', 'aggiungi', 'per favore', 'Visita all’ospedale'],
  ['Add a task', 'add, add a task', 'please', ''],
])('LOU-3 of “%s” takes what is to be added', (text, leads, tails, title) => {
  expect(readTitle(text, leads, tails)).toBe(title);
});
