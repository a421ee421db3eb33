import { useEffect, useState, type ReactNode } from 'react';
import { Heading, Inline, ToastRegion, UiProvider, VisuallyHidden } from '../src';
import { FilterTabs } from '../src/panels';
import { Actions } from './samples/actions';
import { Feedback } from './samples/feedback';
import { Fields } from './samples/fields';
import { Home } from './samples/home';
import { Overlays } from './samples/overlays';
import { People } from './samples/people';
import { Plots } from './samples/plots';
import css from './gallery.module.css';

const pages: Record<string, () => ReactNode> = {
  home: Home,
  actions: Actions,
  fields: Fields,
  people: People,
  feedback: Feedback,
  overlays: Overlays,
  plots: Plots,
};

const themes = ['light', 'dark'] as const;
const accents = ['blue', 'green', 'purple', 'orange'] as const;
const sizes = ['small', 'medium', 'large', 'extra-large'] as const;

function useChoice<Value extends string>(key: string, values: readonly Value[], fallback: Value) {
  const given = new URLSearchParams(location.search).get(key);
  return useState(values.find((value) => value === given) ?? fallback);
}

/** Every component on a few pages, under every theme. */
export function Gallery() {
  const [page, setPage] = useChoice('page', Object.keys(pages), 'home');
  const [theme, setTheme] = useChoice('theme', themes, 'light');
  const [accent, setAccent] = useChoice('accent', accents, 'blue');
  const [size, setSize] = useChoice('size', sizes, 'medium');
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, accent, fontSize: size });
  }, [theme, accent, size]);
  const isBare = new URLSearchParams(location.search).has('bare');
  const Page = pages[page] ?? Home;
  return (
    <UiProvider locale="en-US" hourCycle={12} navigate={() => undefined}>
      <main className={css.page}>
        {isBare ? (
          page !== 'home' && (
            <VisuallyHidden>
              <Heading level={1}>{page}</Heading>
            </VisuallyHidden>
          )
        ) : (
          <header className={css.header}>
            <Heading level={1}>Components</Heading>
            <Inline>
              <Choice label="Page" values={Object.keys(pages)} value={page} onChange={setPage} />
              <Choice label="Theme" values={themes} value={theme} onChange={setTheme} />
              <Choice label="Accent" values={accents} value={accent} onChange={setAccent} />
              <Choice label="Font size" values={sizes} value={size} onChange={setSize} />
            </Inline>
          </header>
        )}
        <Page />
      </main>
      <ToastRegion />
    </UiProvider>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, value, onChange }: ChoiceProps<Value>) {
  const options = values.map((each) => ({ id: each, label: each }));
  return <FilterTabs label={label} options={options} value={value} onChange={onChange} />;
}
