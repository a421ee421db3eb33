import { defaultPreferences, type Boot, type Member, type RemoteManifest } from '@carecircle/contracts';
import { describe, expect, it } from 'vitest';
import { escapeAttribute, jsonForScript } from './escape-html';
import type { StyleText } from './inline-styles';
import { renderPage } from './render-page';
import type { ShellBuild } from './shell-build';
import { wantedParts } from './wanted-parts';

const integrityOf = (name: string) => `sha256-${name}`;
const file = (path: string) => ({ path, integrity: integrityOf(path), size: 1 });

const shell: ShellBuild = {
  version: '0.1.0',
  folder: '',
  entry: 'assets/index.js',
  initial: ['assets/index.js', 'assets/kit.js'],
  late: {
    '@carecircle/ui/fields': { entry: 'assets/fields.js', files: ['assets/fields.js', 'assets/popover.js'] },
  },
  signIn: {
    script: 'assets/sign-in.js',
    style: 'assets/sign-in.css',
    markup: { es: { title: 'Iniciar sesión', demo: '<main>Demo</main>', plain: '<main>Sin demo</main>' } },
  },
  splash: {
    style: '.splash{color:#000}',
    markup: {
      es: { inside: '<p>Tarda</p><b></b>', outside: '<p>Tarda</p>' },
      de: { inside: '<p>Dauert</p><b></b>', outside: '<p>Dauert</p>' },
    },
  },
  words: { en: ['assets/en.js'], es: ['assets/es.js'], de: ['assets/de.js'] },
  wordIntegrity: 'assets/word-integrity.json',
  exports: {},
  style: 'assets/style.css',
  lateStyle: 'assets/late.css',
  font: { style: 'assets/fonts.css', file: 'assets/font.woff2' },
  files: [
    'assets/index.js',
    'assets/kit.js',
    'assets/fields.js',
    'assets/popover.js',
    'assets/style.css',
  ].map(file),
  shared: {},
  template: `<!doctype html>
<html lang="en">
  <head>
    <!-- page:head -->
  </head>
  <body><div id="root"></div><!-- page:boot --></body>
</html>`,
};

const manifest = {
  ...{ name: 'mfe-pets', version: '1.0.0', entry: 'container.js' },
  routes: [{ id: 'pets', path: '/pets', title: 'pets.title' }],
  slots: [
    { slot: 'dashboard.tiles', id: 'hungry', order: 1, action: 'bill:view', skeleton: 'tile' },
    { slot: 'shell.banner', id: 'lost', order: 1, when: 'alerts.open', skeleton: 'none' },
  ],
  files: [
    ...['container.js', 'pets.js', 'hungry.js', 'lost.js', 'pets.css'].map(file),
    ...['en', 'es', 'fr'].map((language) => ({ ...file(`${language}.js`), language })),
  ],
  chunks: {
    entry: ['container.js', 'pets.css'],
    'route:pets': ['pets.js'],
    'slot:hungry': ['hungry.js'],
    'slot:lost': ['lost.js'],
    'messages:en': ['en.js'],
    'messages:es': ['es.js'],
  },
  borrowed: { 'route:pets': ['@carecircle/ui/fields'] },
  spokenParts: ['slot:hungry'],
  words: { en: { 'pets.title': 'Pets' }, es: { 'pets.title': 'Mascotas' } },
} as unknown as RemoteManifest;

const releases = [
  { remote: 'mfe-pets', current: { manifest, baseUrl: '/releases/mfe-pets/1.0.0/' }, previous: null },
];
const mayView = (canViewFinances: boolean) =>
  ({ role: 'family', status: 'active', permissions: { canViewFinances } }) as unknown as Member;
const member = mayView(true);
const preferences = {
  ...defaultPreferences,
  darkMode: true,
  language: 'es' as const,
  fontSize: 'large' as const,
};

function bootOf(name = 'Ana'): Boot {
  const person = { id: 'x', name, email: 'ana@example.org', emailVerified: false };
  const session = { person, preferences, member, circles: [], circle: null, members: [], recipients: [] };
  const versions = {
    serverTime: '2026-11-21T08:00:00.000Z',
    shellVersion: '0.1.0',
    contractsVersion: '0.1.0',
    registryRevision: 1,
  };
  const installation = { mail: false, googleSignIn: false, demo: false };
  return { session, releases, positions: {}, states: {}, answers: [], ...versions, installation };
}

const render = (path: string, boot = bootOf(), styleText: StyleText = () => null) =>
  renderPage({
    shell,
    boot,
    language: boot.session?.preferences.language ?? 'de',
    wanted: wantedParts({ ...boot, path, member: boot.session?.member ?? null }),
    nonce: 'N0nce',
    styleText,
    holdsFont: false,
  });
const preloads = (page: string) =>
  [...page.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);

describe('SHELL the page of a request', () => {
  it('MFE-3 preloads exactly what the wanted screen needs', () => {
    expect(preloads(render('/pets'))).toEqual([
      '/assets/kit.js',
      '/assets/fields.js',
      '/assets/popover.js',
      '/assets/es.js',
      '/releases/mfe-pets/1.0.0/container.js',
      '/releases/mfe-pets/1.0.0/es.js',
      '/releases/mfe-pets/1.0.0/pets.js',
    ]);
    expect(preloads(render('/dashboard'))).toContain('/releases/mfe-pets/1.0.0/hungry.js');
    expect(preloads(render('/dashboard'))).not.toContain('/releases/mfe-pets/1.0.0/lost.js');
    expect(preloads(render('/login', { ...bootOf(), session: null, releases: [] }))).toEqual([
      '/assets/kit.js',
      '/assets/de.js',
    ]);
  });

  it('MFE-3 SET-4 brings the words of its own language, and no file of words where those are enough', () => {
    const dashboard = render('/dashboard');
    expect(preloads(dashboard)).not.toContain('/releases/mfe-pets/1.0.0/es.js');
    expect(dashboard).toContain('"words":{"es":{"pets.title":"Mascotas"}}');
    expect(render('/pets')).not.toContain('"Pets"');
    const inGerman = {
      ...bootOf(),
      session: { ...bootOf().session, preferences: { ...preferences, language: 'de' } },
    };
    expect(render('/pets', inGerman as Boot)).toContain('"words":{"de":{"pets.title":"Pets"}}');
  });

  it('SHELL-2 MFE-8 lets no stylesheet keep the page blank: they are fetched ahead, and the app takes them into use', () => {
    const page = render('/pets');
    expect(page).not.toContain('rel="stylesheet"');
    const ahead = [...page.matchAll(/rel="preload" as="style"(?: data-\w+)? href="([^"]+)"/g)];
    expect(ahead.map(([, href]) => href)).toEqual([
      '/assets/style.css',
      '/assets/late.css',
      '/releases/mfe-pets/1.0.0/pets.css',
    ]);
  });

  it('SHELL-2 shows its outline in its language until the app renders, in a circle with the navigation', () => {
    const inCircle = { ...bootOf(), session: { ...bootOf().session, circle: { id: 'c' } } } as Boot;
    expect(render('/pets', inCircle)).toContain('<div id="root"><p>Tarda</p><b></b></div>');
    expect(render('/onboarding')).toContain('<div id="root"><p>Tarda</p></div>');
    expect(render('/onboarding')).toContain('<style nonce="N0nce">.splash{color:#000}</style>');
  });

  it('ALL-1 fetches the late stylesheet ahead only where the first screen needs it, and names its place elsewhere', () => {
    const late = (page: string) => /<link rel="([^"]+)"(?: as="style")? data-late/.exec(page)?.[1];
    expect(late(render('/pets'))).toBe('preload');
    expect(late(render('/dashboard'))).toBe('late-stylesheet');
    expect(late(render('/signup', { ...bootOf(), session: null, releases: [] }))).toBe('preload');
  });

  it('MFE-8 carries the stylesheet of the first screen itself, where its text allows it', () => {
    const page = render('/pets', bootOf(), (_release, file) => `.${file.replace('.css', '')}{color:red}`);
    expect(page).toContain(
      '<style nonce="N0nce" data-href="/releases/mfe-pets/1.0.0/pets.css">.pets{color:red}</style>',
    );
    expect(page).not.toContain('as="style" href="/releases/');
  });

  it('MFE-2 names the files of late singletons and fetches ahead only those that the screen uses', () => {
    const imports = (page: string) =>
      (
        JSON.parse(/<script type="importmap"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '') as {
          imports: Record<string, string>;
        }
      ).imports;
    expect(imports(render('/dashboard'))['@carecircle/ui/fields']).toBe('/assets/fields.js');
    expect(preloads(render('/dashboard'))).not.toContain('/assets/fields.js');
  });

  it('MFE-3 puts the script before the preloads and every script under the nonce', () => {
    const page = render('/pets');
    expect(page.indexOf('<script type="importmap"')).toBeLessThan(page.indexOf('<script type="module"'));
    expect(page.indexOf('<script type="module"')).toBeLessThan(page.indexOf('rel="modulepreload"'));
    const running = [...page.matchAll(/<script (?!type="application\/json")[^>]*>/g)].map(([tag]) => tag);
    expect(running).toHaveLength(2);
    expect(running.every((tag) => tag.includes('nonce="N0nce"'))).toBe(true);
  });

  it('REL-1 has the integrity of every script of the chosen releases in the import map, but words of other languages', () => {
    const map = JSON.parse(
      /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(render('/pets'))?.[1] ?? '',
    ) as {
      integrity: Record<string, string>;
    };
    const scripts = manifest.files.filter(({ path }) => path.endsWith('.js') && path !== 'fr.js');
    for (const { path, integrity } of scripts)
      expect(map.integrity[`/releases/mfe-pets/1.0.0/${path}`]).toBe(integrity);
    expect(map.integrity['/releases/mfe-pets/1.0.0/fr.js']).toBeUndefined();
    expect(map.integrity['/assets/index.js']).toBe(integrityOf('assets/index.js'));
  });

  it('SET-4 carries the looks on the first element, so that nothing flashes', () => {
    expect(render('/pets')).toContain(
      '<html lang="es" data-theme="dark" data-accent="blue" data-font-size="large">',
    );
    expect(render('/signup', { ...bootOf(), session: null, releases: [] })).toContain('<html lang="de"');
  });

  it('SHELL a name can neither end the data nor open a comment', () => {
    const page = render('/pets', bootOf('</script><script>alert(1)</script><!--\u2028'));
    const data = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    expect((JSON.parse(data) as Boot).session?.person.name).toBe(
      '</script><script>alert(1)</script><!--\u2028',
    );
    expect(data).not.toContain('<');
  });

  it('SHELL a name with the marks of replacing stays as it is', () => {
    const page = render('/pets', bootOf("$& $' $`"));
    expect(page).toContain(`"name":"$& $' $\``);
  });

  it('SHELL escapes attributes and line separators', () => {
    expect(escapeAttribute(`"><b a='1'>&`)).toBe('&quot;&gt;&lt;b a=&#39;1&#39;&gt;&amp;');
    expect(jsonForScript('<\u2029')).toBe('"\\u003c\\u2029"');
  });
});

describe('MFE-5 the parts of the first screen', () => {
  it('MFE-5 counts items only where they are shown and allowed', () => {
    const at = (path: string, who: Member | null, states = {}) =>
      wantedParts({ path, releases, member: who, states }).map(({ part }) => part);
    expect(at('/dashboard', member)).toEqual(['slot:hungry']);
    expect(at('/dashboard', mayView(false))).toEqual([]);
    expect(at('/pets', member, { 'alerts.open': [1] })).toEqual(['route:pets', 'slot:lost']);
    expect(at('/pets', member, { 'alerts.open': [] })).toEqual(['route:pets']);
    expect(at('/dashboard', null)).toEqual([]);
  });
});
