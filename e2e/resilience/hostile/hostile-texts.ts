/** What a text does when it is taken for a script: it leaves a mark on the page. */
const mark = 'globalThis.scriptRan=1';

const elements = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'details open',
  'input autofocus',
  'marquee',
];
const handlers = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onstart',
  'onanimationstart',
  'onpointerrawupdate',
];
const inElements = elements.flatMap((element) =>
  handlers.map((handler) => `<${element} ${handler}=${mark}>`),
);

const inMarkup = [
  `<script>${mark}</script>`,
  `</script><script>${mark}</script>`,
  `<ScRiPt>${mark}</ScRiPt>`,
  `<script src=data:text/javascript,${mark}></script>`,
  `<script type=module>${mark}</script>`,
  `"><script>${mark}</script>`,
  `'><img src=x onerror=${mark}>`,
  `" autofocus onfocus="${mark}`,
  `<iframe srcdoc="<script>parent.${mark}</script>">`,
  `<iframe src="javascript:parent.${mark}">`,
  `<object data="javascript:${mark}">`,
  `<embed src="data:text/html,<script>${mark}</script>">`,
  `<a href="javascript:${mark}">click</a>`,
  `<form action="javascript:${mark}"><button>go</button></form>`,
  `<math><a xlink:href="javascript:${mark}">x</a></math>`,
  `<svg><use href="data:image/svg+xml,<svg onload=${mark}>"/></svg>`,
  `<style>*{background:url("javascript:${mark}")}</style>`,
  '<style>body{display:none}</style>',
  '<base href="https://evil.invalid/">',
  '<meta http-equiv=refresh content="0;url=https://evil.invalid/">',
  '<link rel=stylesheet href=https://evil.invalid/x.css>',
  `<!--<img src="--><img src=x onerror=${mark}//">`,
  `<noscript><p title="</noscript><img src=x onerror=${mark}>">`,
  `<template><img src=x onerror=${mark}></template>`,
  `<textarea></textarea><img src=x onerror=${mark}>`,
  `&lt;img src=x onerror=${mark}&gt;`,
  `&#60;script&#62;${mark}&#60;/script&#62;`,
  `\\u003cscript\\u003e${mark}\\u003c/script\\u003e`,
  `%3Cscript%3E${mark}%3C/script%3E`,
  `<![CDATA[<script>${mark}</script>]]>`,
];

const inDrawings = [
  `<svg><script>${mark}</script></svg>`,
  `<svg><animate onbegin=${mark} attributeName=x dur=1s>`,
  `<svg><set onend=${mark} attributeName=x dur=1ms></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${mark}"/><text y=20>x</text></a></svg>`,
  `<svg><foreignObject><iframe onload=${mark}></iframe></foreignObject></svg>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${mark}">x</maction></math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${mark}>`,
];

const inFrames = [
  `<iframe srcdoc="&lt;img src=x onerror=parent.${mark}&gt;"></iframe>`,
  `<iframe srcdoc='<script src=data:,parent.${mark}></script>'>`,
  `<meta http-equiv="refresh" content="0;javascript:${mark}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src * 'unsafe-inline'">`,
  `<portal src="javascript:${mark}">`,
];

const inStyles = [
  `<div style="background:url(javascript:${mark})">x</div>`,
  `<div style="width:expression(${mark})">x</div>`,
  `<div style="position:fixed;inset:0;z-index:99999;background:red">x</div>`,
  '@import "https://evil.invalid/x.css";',
  'url(https://evil.invalid/x.png)',
];

const inSearch = [
  `<mark>the</mark><img src=x onerror=${mark}>`,
  `the <b onmouseover=${mark}>other</b>`,
  '(the|.*)+$',
];

const links = [
  `javascript:${mark}`,
  `JaVaScRiPt:${mark}`,
  `java\tscript:${mark}`,
  `  javascript:${mark}`,
  `javascript://example.org/%0a${mark}`,
  `data:text/html,<script>${mark}</script>`,
  `data:text/html;base64,PHNjcmlwdD4=`,
  `data:image/svg+xml,<svg onload=${mark}>`,
  `&#106;avascript&colon;${mark}`,
  `\\u006aavascript:${mark}`,
  `www.example.org/?x="><img src=x onerror=${mark}>`,
  `vbscript:${mark}`,
  `https://example.org/"onmouseover="${mark}`,
  `https://example.org/<script>${mark}</script>`,
  `https://javascript:${mark}@example.org/`,
  'file:///etc/passwd',
  'blob:https://example.org/x',
  `[click](javascript:${mark})`,
  `![x](x" onerror="${mark})`,
];

const templates = [
  `{{constructor.constructor('${mark}')()}}`,
  `\${${mark}}`,
  `#{${mark}}`,
  `<%= ${mark} %>`,
  `{{7*7}}`,
  `{{#with "x" as |f|}}{{f.constructor.constructor "${mark}"}}{{/with}}`,
  `[[\${${mark}}]]`,
  `{% raw %}${mark}`,
  '{name}',
  '{amount, number, ::currency/USD}',
  '{day, date, ::yMMMd',
  '<b>{name}</b>',
  '{count, plural, one {#} other {#}}',
  '{',
  '}}{{',
  "'{'",
  "{name, select, other {'}",
  '%s%s%n%d',
  '%00',
  '$&$1$`',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  '{"__proto__":{"scriptRan":1}}',
  '[object Object]',
  'null',
  'undefined',
  'NaN',
  "'; drop table tasks; --",
  "' or '1'='1",
  '../../../etc/passwd',
  '=HYPERLINK("https://evil.invalid","x")',
  '=cmd|/c calc!A1',
];

const letters = [
  '\u202Egnirts desrever',
  '\u202Dforced\u202C left to right',
  'letter\u202Egpj.exe',
  '\u2067right \u061Cto left\u2069',
  'left \u2066right\u2069 left',
  '\u200B\u200C\u200D\u2060zero width',
  'Z\u0335\u0321\u0322a\u0338\u0327l\u0337\u0328g\u0336\u0321o',
  'أحمد يكتب من اليمين',
  'עברית mit Deutsch',
  '日本語のとても長い名前',
  '👩‍👩‍👧‍👦🏳️‍🌈👍🏽',
  'İıſK',
  'line\nbreak\r\nand\ttab',
  '\u2028line\u2029paragraph',
  '\uFEFFbyte order',
  '﷽﷽﷽',
  'ﬁ ﬂ ½ ①',
];

/** Texts that harm a page which takes text for anything else. */
export const hostileTexts: readonly string[] = [
  ...inElements,
  ...inMarkup,
  ...inDrawings,
  ...inFrames,
  ...inStyles,
  ...inSearch,
  ...links,
  ...templates,
  ...letters,
];
