import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { renderSignIn } from './render-sign-in';
import type { ShellBuild } from './shell-build';
import { signedOutLanguage } from './signed-out-language';

const file = (path: string) => ({ path, integrity: `sha256-${path}`, size: 1 });
const shell = {
  font: { style: 'assets/fonts.css', file: 'assets/font.woff2' },
  files: ['assets/sign-in.js', 'assets/sign-in.css'].map(file),
  signIn: {
    script: 'assets/sign-in.js',
    style: 'assets/sign-in.css',
    markup: { es: { title: 'Iniciar sesión', demo: '<main>Con</main>', plain: '<main>Sin</main>' } },
  },
  template:
    '<html lang="en"><title>CareCircle</title><!-- page:head --><div id="root"></div><!-- page:boot --></html>',
} as unknown as ShellBuild;

it('AUTH-1 the sign-in page comes ready in the language of its reader, without the app', () => {
  const page = renderSignIn({ shell, language: 'es', hasDemo: true, hasGoogle: true, holdsFont: false });
  expect(page).toContain('<html lang="es"');
  expect(page).toContain('<title>Iniciar sesión · CareCircle</title>');
  expect(page).toContain('<main>Con</main>');
  expect([...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script type="module" src="/assets/sign-in.js" integrity="sha256-assets/sign-in.js" crossorigin>',
  ]);
});

it('ALL-4 offers no demo where the installation has none', () => {
  expect(
    renderSignIn({ shell, language: 'es', hasDemo: false, hasGoogle: false, holdsFont: false }),
  ).toContain('<main>Sin</main>');
});

it('AUTH-2 tells the page where Google sign-in is not set up', () => {
  const page = (hasGoogle: boolean) =>
    renderSignIn({ shell, language: 'es', hasDemo: false, hasGoogle, holdsFont: false });
  expect(page(false)).toContain(' data-google="off">');
  expect(page(true)).not.toContain('data-google');
});

it.each([
  ['/?language=es', {}, 'es'],
  ['/?language=xx', {}, 'en'],
  ['/', { cookie: 'a=b; language=es' }, 'es'],
  ['/', { 'accept-language': 'pl,pt-BR;q=0.8,en;q=0.5' }, 'pt'],
  ['/', { 'accept-language': 'de-AT,fr;q=0.8' }, 'de'],
  ['/', { 'accept-language': 'pl,ru;q=0.8' }, 'en'],
  ['/?language=it', { 'accept-language': 'fr' }, 'it'],
  ['/?language=en', { cookie: 'language=es' }, 'en'],
  ['/', {}, 'en'],
])('SET-4 asks %s with %j and reads %s', async (url, headers, language) => {
  const app = Fastify();
  app.get('/', (request, reply) => signedOutLanguage(request, reply));
  const answer = await app.inject({ url, headers });
  expect(answer.body).toBe(language);
  expect(answer.cookies.map(({ value }) => value)).toEqual(/language=(en|es|it)/.test(url) ? [language] : []);
});
