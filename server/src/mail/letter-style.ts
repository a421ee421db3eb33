/** The design system's colours, as sRGB: many mail programs know no others. */
export const letterStyle = `
:root{color-scheme:light dark}
body{margin:0;padding:0;background:#f8f6f2;color:#1d242e;font:16px/1.5 Arial,Helvetica,sans-serif}
main{max-width:520px;margin:0 auto;padding:24px 16px 40px}
.mark{margin:0 0 24px;font-size:18px;font-weight:bold;color:#005b7f}
.sheet{padding:24px;border:1px solid #e4e0d9;border-radius:16px;background:#fffefc}
h1{margin:0 0 16px;font-size:21px;line-height:1.3}
p{margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere}
p:last-child{margin-bottom:0}
.button{display:inline-block;padding:12px 20px;border-radius:12px;background:#005b7f;color:#fff;font-weight:bold;text-decoration:none}
.link{font-size:14px}
.foot{margin:16px 8px 0;font-size:14px;color:#525a66}
a{color:#005b7f}
@media (prefers-color-scheme:dark){
body{background:#11151d;color:#f0ede8}
.sheet{background:#1a202a;border-color:#2f3743}
.mark,a{color:#7cc8ec}
.button{background:#7cc8ec;color:#0b1a24}
.foot{color:#b3bac5}
}`;
