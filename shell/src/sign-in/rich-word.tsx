import css from './sign-in.module.css';

/** A text with one `<link>`, which keeps what is wanted after sign-in. */
export function RichWord({ text, href }: { text: string; href: string }) {
  const [, before, label, after] = /^(.*)<link>(.*)<\/link>(.*)$/.exec(text) ?? [];
  return (
    <>
      {before}
      <a href={href} className={css.link} data-keeps-search>
        {label}
      </a>
      {after}
    </>
  );
}
