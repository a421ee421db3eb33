import { expect, it } from 'vitest';
import { scopedName } from './scoped-name';

it('keeps classes of one name apart in two modules and in two releases of one', () => {
  const [one, other] = ['.row{gap:0}', '.row{gap:1rem}'].map((styles) =>
    scopedName('row', 'list.module.css', styles),
  );
  expect(one).toMatch(/^row_[\w-]{4}$/);
  expect(other).not.toBe(one);
});

it('names a class alike wherever its module is built', () => {
  const names = ['/one/list.module.css', '/other/list.module.css'].map((file) =>
    scopedName('row', file, '.row{}'),
  );
  expect(names[0]).toBe(names[1]);
});
