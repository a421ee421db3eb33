import { useDeferredValue, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { PressButton } from '../actions/press-button';
import { Badge } from '../display/badge';
import type { Icon } from '../icons';
import { FreezeOnExit } from './freeze-on-exit';
import { useChosenInSight } from './use-chosen-in-sight';
import { useHasStop } from './use-has-stop';
import css from './tabs.module.css';

export interface TabEntry<Id extends string = string> {
  id: Id;
  label: string;
  icon?: Icon;
  count?: number;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the tabs for screen readers. */
  label: string;
  items: readonly TabEntry<Id>[];
  selectedId: Id;
  onSelect: (id: Id) => void;
}

/**
 * Panels of one page, one in sight. To narrow one list use `FilterTabs`. One stop of the Tab key; arrows, Home and End go from tab
 * to tab and show its panel (https://www.w3.org/WAI/ARIA/apg/patterns/tabs).
 */
export function Tabs<Id extends string>({ label, items, selectedId, onSelect }: TabsProps<Id>) {
  const list = useChosenInSight(selectedId);
  const panel = useRef<HTMLDivElement>(null);
  const hasStop = useHasStop(panel);
  const base = useId();
  // The tab is marked before a large panel is made ready.
  const shownId = useDeferredValue(selectedId);
  return (
    <div className={css.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {items.map(({ id, label: word, icon: Glyph, count = 0 }) => (
          <PressButton
            key={id}
            id={`${base}${id}`}
            role="tab"
            className={css.tab}
            aria-selected={id === selectedId}
            aria-controls={id === selectedId ? `${base}panel` : undefined}
            tabIndex={id === selectedId ? 0 : -1}
            onPress={() => onSelect(id)}
            onKeyDown={goWithKeys}
          >
            {Glyph ? <Glyph /> : null}
            {word}
            <Badge count={count} />
          </PressButton>
        ))}
      </div>
      <div
        ref={panel}
        id={`${base}panel`}
        role="tabpanel"
        aria-labelledby={`${base}${selectedId}`}
        tabIndex={hasStop ? undefined : 0}
        className={css.panel}
      >
        <FreezeOnExit isExiting={shownId !== selectedId}>
          {items.find(({ id }) => id === shownId)?.content}
        </FreezeOnExit>
      </div>
    </div>
  );
}

function goWithKeys(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  // A press takes the focus and selects.
  tabs.at(next % tabs.length)?.click();
}
