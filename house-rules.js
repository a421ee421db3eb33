import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';

/** Rules of this workspace that oxlint does not have itself: `.oxlintrc.json` says where each of them is on. */

const root = import.meta.dirname;

// The rule about projects asks for what is cached of the workspace's graph, and says nothing where nothing is.
await createProjectGraphAsync();

const inPages = ['type:contracts', 'type:permissions', 'type:event-bus', 'type:remote-kit', 'type:ui'];

/** Who may import whom (MFE-1): no remote knows another or the shell, the shell imports no remote. */
const borders = [
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: inPages,
  },
  {
    sourceTag: 'type:remote',
    onlyDependOnLibsWithTags: inPages,
  },
  {
    sourceTag: 'type:server',
    onlyDependOnLibsWithTags: ['type:contracts', 'type:permissions', 'type:demo-data'],
  },
  {
    sourceTag: 'type:remote-kit',
    onlyDependOnLibsWithTags: [
      'type:contracts',
      'type:permissions',
      'type:event-bus',
      'type:ui',
      'type:remote-json',
    ],
  },
  { sourceTag: 'type:permissions', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:event-bus', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:demo-data', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:remote-json', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:generators', onlyDependOnLibsWithTags: [] },
  {
    sourceTag: 'type:e2e',
    // With a host that is not the shell.
    onlyDependOnLibsWithTags: [...inPages, 'type:demo-data'],
  },
];

// Bundled with each remote, and therefore a user of the kit that the page shares.
const forms = path.join(root, 'libs/remote-kit/src/forms/');

const projectRule = nx.rules['enforce-module-boundaries'];
const projects = {
  meta: { ...projectRule.meta, schema: [] },
  create(context) {
    const options = {
      depConstraints: borders,
      allow: ['^\\..*/package\\.json$'],
      allowCircularSelfDependency: context.filename.startsWith(forms),
    };
    return projectRule.create(Object.create(context, { options: { value: [options] } }));
  },
};

/**
 * Of each remote: a folder with a manifest of its name is a feature, which only the remote's own files beside it import; what two
 * features need stands in any other folder.
 */
const features = foldersOf('.')
  .filter((folder) => folder.startsWith('mfe-'))
  .flatMap((remote) => foldersOf(`${remote}/src`).map((name) => `${remote}/src/${name}`))
  .filter((folder) => existsSync(path.join(root, folder, `${path.posix.basename(folder)}.manifest.ts`)));

function whyNotIntoFeature(from, to) {
  const feature = features.find((folder) => isIn(folder, to));
  if (!feature || isIn(feature, from)) return;
  const source = path.posix.dirname(feature);
  if (isIn(source, from) && path.posix.dirname(from) !== source)
    return 'A feature is whole: what two of them need has a folder of its own.';
}

const modules = 'server/src/modules';
const spine = 'server/src/spine';

/** What the server's modules stand on: none of it knows one of them. */
const belowModules = [
  spine,
  'server/src/access',
  'server/src/records',
  'server/src/files',
  'server/src/recurrence',
  'server/src/crypto',
  'server/src/mail',
  'server/src/database',
  'server/src/backup',
  'server/src/restore',
];

/** A module's files are its own: others enter by its front door, and the list of all modules by its table of contents too. */
function whyNotInServer(from, to) {
  if (belowModules.some((folder) => isIn(folder, from))) {
    if (isIn(modules, to))
      return 'Modules stand on this and not the other way round: let them hand it what it needs.';
    if (isIn(spine, to) && !isIn(spine, from)) return 'The spine stands on this, or beside it.';
  }
  if (!isIn(modules, to)) return;
  const [name, ...file] = path.posix.relative(modules, to).split('/');
  const doors = ['', 'index'];
  if (path.posix.dirname(from) === modules) doors.push(`${name}.module`);
  if (!isIn(`${modules}/${name}`, from) && !doors.includes(file.join('/')))
    return `Take it from modules/${name}, whose index.ts says what others may use.`;
}

/** Looks at each file that another imports, both as paths from the root, by its name alone: none is read for it. */
function refuseImports(whyNot) {
  return {
    create({ filename, report }) {
      const from = fromRoot(filename);
      const check = ({ source }) => {
        if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
        const message = whyNot(from, fromRoot(path.resolve(path.dirname(filename), source.value)));
        if (message) report({ node: source, message });
      };
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportAllDeclaration: check,
        ExportNamedDeclaration: check,
      };
    },
  };
}

/** In a longer list nobody finds anything: what belongs together gets a folder of its own. */
const mostInFolder = 45;
const flatFolder = {
  create({ filename, report }) {
    const entries = readdirSync(path.dirname(filename), { withFileTypes: true });
    const count = entries.filter((entry) => entry.isFile()).length;
    const message = `${count} files lie side by side here, ${mostInFolder} at most: give those that belong together a folder.`;
    return count > mostInFolder ? { Program: (node) => report({ node, message }) } : {};
  },
};

function refuse(selector, message) {
  return { create: ({ report }) => ({ [selector]: (node) => report({ node, message }) }) };
}

function fromRoot(file) {
  return path.relative(root, file).replaceAll(path.sep, '/');
}

function isIn(folder, file) {
  return file === folder || file.startsWith(`${folder}/`);
}

function foldersOf(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

export default {
  meta: { name: 'house' },
  rules: {
    projects,
    features: refuseImports(whyNotIntoFeature),
    modules: refuseImports(whyNotInServer),
    'flat-folder': flatFolder,
    'no-page-export': refuse(
      'ExportAllDeclaration[source.value=/\\.page$/]',
      'Pages are loaded, not re-exported.',
    ),
    'no-update-lock': refuse(
      "CallExpression[callee.property.name='for'] > Literal[value='update']",
      "Held 'no key update': the stronger lock keeps whoever writes a row that refers to this one, and two of them wait crosswise.",
    ),
  },
};
