/** Of a page outside of the app: the system's own colours and type, light and dark. */
export const pageStyle = `
:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:anywhere}
main{max-inline-size:32rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
h1{margin:0 0 .5rem;font-size:1.6rem;line-height:1.25}
.mark{display:flex;align-items:center;gap:.5rem;margin:0 0 1.5rem;font-weight:600}
form{display:grid;gap:.5rem;margin-block-start:1.5rem}
fieldset{display:grid;gap:.5rem;margin:0 0 .5rem;padding:0;border:0}
legend,form>label{margin-block-end:.25rem;padding:0;font-weight:600}
form>label{margin-block:.5rem 0}
small{font-size:.9rem;font-weight:400}
.choice{display:flex;align-items:center;gap:.75rem;min-block-size:3.5rem;padding:.5rem 1rem;border:.0625rem solid;border-radius:.875rem}
.choice small{display:block}
.choice:has(:checked){outline:.1875rem solid;outline-offset:-.1875rem}
.choice input{inline-size:1.25rem;block-size:1.25rem;flex:none}
input:not([type=radio]),select,textarea,button{inline-size:100%;min-block-size:3rem;padding:.6rem .8rem;border:.0625rem solid;border-radius:.6rem;font:inherit}
button{margin-block-start:1rem;border-width:.125rem;font-weight:600;cursor:pointer}
:focus-visible{outline:.1875rem solid;outline-offset:.125rem}
.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:1.5rem}
.ways a{display:inline-flex;align-items:center;min-block-size:3rem;padding:.5rem 1rem;border:.125rem solid;border-radius:.6rem;color:inherit;font-weight:600;text-decoration:none}
.wrong{margin:0;font-weight:600}
.wrong::before{content:'! '}
`;
