import { createTree } from '@nx/devkit/testing';
import { describe, expect, it } from 'vitest';
import { generateOperation } from '../operation/generate-operation';
import { generateRemote } from './generate-remote';

function workspace() {
  const tree = createTree();
  tree.write('libs/remote-kit/package.json', '{"dependencies":{"react":"19.3.1","react-dom":"19.3.1"}}');
  return tree;
}

describe('MFE-10 a generator makes a new remote', () => {
  it('MFE-10 writes a remote that registers by its folder and its declaration', () => {
    const tree = workspace();
    generateRemote(tree, { name: 'day-trips' });
    expect(tree.children('mfe-day-trips').sort()).toEqual([
      'package.json',
      'project.json',
      'src',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(tree.read('mfe-day-trips/src/remote.ts', 'utf8')).toContain("name: 'mfe-day-trips'");
    expect(tree.read('mfe-day-trips/src/day-trips/day-trips.page.tsx', 'utf8')).toContain(
      'function DayTripsPage()',
    );
    expect(JSON.parse(tree.read('mfe-day-trips/package.json', 'utf8') ?? '')).toMatchObject({
      name: '@carecircle/mfe-day-trips',
      dependencies: { react: '19.3.1', '@carecircle/remote-kit': '*' },
    });
    expect(JSON.parse(tree.read('mfe-day-trips/project.json', 'utf8') ?? '')).toMatchObject({
      tags: ['type:remote', 'scope:day-trips'],
    });
  });

  it('MFE-10 has the same message keys in each language', () => {
    const tree = workspace();
    generateRemote(tree, { name: 'pets' });
    const keys = (locale: string) =>
      Object.keys(JSON.parse(tree.read(`mfe-pets/src/messages/${locale}.json`, 'utf8') ?? '') as object);
    for (const locale of ['es', 'fr', 'de', 'it', 'pt']) expect(keys(locale)).toEqual(keys('en'));
  });

  it('MFE-10 leaves a folder that is there alone', () => {
    const tree = workspace();
    tree.write('mfe-pets/package.json', '{}');
    expect(() => generateRemote(tree, { name: 'pets' })).toThrow('mfe-pets is there already');
  });
});

describe('MFE-10 a generator makes a new operation', () => {
  const contract = `import { query } from '../api/operation';

const area = 'pets';

export const petsContract = {
  listPets: query({ area, name: 'listPets' }),
};
`;
  function withArea() {
    const tree = workspace();
    tree.write('libs/contracts/src/pets/pets.contract.ts', contract);
    tree.write(
      'server/src/modules/pets/pets.module.ts',
      `export const petsModule = defineModule({ name: 'pets', operations: { listPets } });\n`,
    );
    return tree;
  }

  it('MFE-10 declares a command, writes its file and lists it', () => {
    const tree = withArea();
    generateOperation(tree, { noun: 'pets', name: 'feedPet', action: 'task:edit' });
    const written = tree.read('libs/contracts/src/pets/pets.contract.ts', 'utf8');
    expect(written).toContain("import { command, query } from '../api/operation';");
    expect(written).toContain(
      "feedPet: command({\n    area,\n    name: 'feedPet',\n    summary: 'Feed pet',",
    );
    expect(tree.read('server/src/modules/pets/feed-pet.command.ts', 'utf8')).toContain(
      'apiContract.pets.feedPet',
    );
    expect(tree.read('server/src/modules/pets/pets.module.ts', 'utf8')).toContain(
      'operations: { feedPet, listPets }',
    );
  });

  it('MFE-10 lists it in the part of a noun that shares an area', () => {
    const tree = withArea();
    tree.rename('server/src/modules/pets/pets.module.ts', 'server/src/modules/pets/pets.part.ts');
    tree.write(
      'libs/contracts/src/pets/pets.contract.ts',
      contract.replace("area = 'pets'", "area = 'care'"),
    );
    generateOperation(tree, { noun: 'pets', name: 'feedPet', action: 'task:edit' });
    expect(tree.read('server/src/modules/pets/feed-pet.command.ts', 'utf8')).toContain(
      'apiContract.care.feedPet',
    );
    expect(tree.read('server/src/modules/pets/pets.part.ts', 'utf8')).toContain(
      'operations: { feedPet, listPets }',
    );
  });

  it('MFE-10 refuses a name that is taken and an area that is not there', () => {
    const options = { name: 'listPets', action: 'task:view' };
    expect(() => generateOperation(withArea(), { noun: 'pets', ...options })).toThrow(
      'pets.listPets is there already',
    );
    expect(() => generateOperation(withArea(), { noun: 'birds', ...options })).toThrow('is the noun right?');
  });
});
