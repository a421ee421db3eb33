/** The design system's own values, as `libs/ui/src/tokens` has them: this page stands outside of the app, in one file. */
const light = `--paper:oklch(0.977 0.008 85);--surface:oklch(0.998 0.002 85);--line:oklch(0.905 0.012 85);--line-strong:oklch(0.61 0.02 255);--ink:oklch(0.26 0.025 255);--ink-soft:oklch(0.45 0.025 255);--accent:oklch(0.46 0.1 232);--accent-strong:oklch(0.4 0.1 232);--accent-soft:oklch(0.945 0.03 232);--on-accent:oklch(0.99 0.005 232);--missed:oklch(0.5 0.16 30);--missed-soft:oklch(0.95 0.033 30);--danger:oklch(0.52 0.2 27);--danger-soft:oklch(0.955 0.025 27);--focus:oklch(0.5 0.2 265)`;
const dark = `--paper:oklch(0.185 0.018 260);--surface:oklch(0.228 0.02 260);--line:oklch(0.32 0.02 260);--line-strong:oklch(0.6 0.02 260);--ink:oklch(0.95 0.008 85);--ink-soft:oklch(0.77 0.015 260);--accent:oklch(0.8 0.09 232);--accent-strong:oklch(0.86 0.075 232);--accent-soft:oklch(0.3 0.045 232);--on-accent:oklch(0.2 0.04 232);--missed:oklch(0.8 0.11 30);--missed-soft:oklch(0.3 0.05 30);--danger:oklch(0.7 0.17 27);--danger-soft:oklch(0.28 0.05 27);--focus:oklch(0.8 0.13 265)`;

/** Of a page outside of the app: the product's colours, type and controls, by day and night. */
export const pageStyle = `
@font-face{font-family:'Atkinson Fallback';font-weight:1 500;src:local('Arial'),local('Helvetica Neue'),local('Liberation Sans'),local('Roboto');size-adjust:99.3%;ascent-override:98.7%;descent-override:32.2%;line-gap-override:0%}
@font-face{font-family:'Atkinson Fallback';font-weight:501 1000;src:local('Arial Bold'),local('Helvetica Neue Bold'),local('Liberation Sans Bold'),local('Roboto Bold');size-adjust:98.5%;ascent-override:99.5%;descent-override:32.5%;line-gap-override:0%}
:root{color-scheme:light;${light};font:106.25%/1.45 'Atkinson Fallback',system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${dark}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
main{max-inline-size:30rem;margin-inline:auto;padding:2rem 1rem 3rem}
p{margin:0}
h1{margin:0 0 .5rem;font-size:1.55rem;font-weight:680;line-height:1.25}
h1+p{color:var(--ink-soft)}
main>p:not(.mark)+p:not(.ways){margin-block-start:.75rem}
.mark{display:flex;align-items:center;gap:.5rem;margin:0 0 1.5rem;font-weight:680}
form{display:grid;gap:.5rem;margin-block-start:1.5rem}
fieldset{display:grid;gap:.5rem;min-inline-size:0;margin:0 0 .5rem;padding:0;border:0}
legend,form>label{margin-block-end:.25rem;padding:0;font-weight:560}
form>label{margin-block:.75rem 0}
small{color:var(--ink-soft);font-size:.88rem;font-weight:400}
.choice{display:flex;align-items:center;gap:.75rem;min-block-size:max(56px,3.4rem);padding:.75rem 1rem;border:.0625rem solid var(--line-strong);border-radius:1.1rem;background:var(--surface);line-height:1.25;font-weight:560;cursor:pointer}
.choice small{display:block;margin-block-start:.15rem}
.choice:has(:checked){border-color:var(--accent);background:var(--accent-soft);box-shadow:inset 0 0 0 .0625rem var(--accent)}
.choice:has([value=needs-help]:checked){border-color:var(--danger);background:var(--danger-soft);box-shadow:inset 0 0 0 .0625rem var(--danger)}
.choice:has(:focus-visible){outline:.18rem solid var(--focus);outline-offset:.14rem}
.choice input{inline-size:1.25rem;block-size:1.25rem;flex:none;margin:0;accent-color:var(--accent);outline:none}
.choice [value=needs-help]{accent-color:var(--danger)}
input:not([type=radio]),select,textarea{inline-size:100%;min-block-size:max(48px,2.85rem);padding:.5rem 1rem;border:.0625rem solid var(--line-strong);border-radius:.75rem;background:var(--surface);color:var(--ink);font:inherit}
textarea{min-block-size:7rem}
:is(input:not([type=radio]),select,textarea):focus-visible{border-color:var(--focus);outline:.125rem solid var(--focus);outline-offset:-.0625rem}
[aria-invalid]{border-color:var(--missed)}
button{inline-size:100%;min-block-size:max(48px,2.85rem);margin-block-start:1rem;padding:.5rem 1.15rem;border:.0625rem solid transparent;border-radius:.75rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:680;cursor:pointer}
button:active{background:var(--accent-strong)}
button:focus-visible{outline:.18rem solid var(--focus);outline-offset:.14rem}
.wrong{color:var(--missed);font-weight:560}
form~.wrong,.wrong[role=alert]{margin-block-start:1rem;padding:.75rem 1rem;border-radius:1.1rem;background:var(--missed-soft)}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:1.5rem}
.ways a{display:inline-flex;align-items:center;min-block-size:max(48px,2.85rem);padding:.5rem 1rem;border:.0625rem solid var(--line-strong);border-radius:.75rem;background:var(--surface);color:var(--ink);font-weight:560;text-decoration:none}
.ways .primary{border-color:transparent;background:var(--accent);color:var(--on-accent);font-weight:680}
.wrong::before{content:'! '}
`;
