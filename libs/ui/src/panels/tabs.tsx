import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import type { Icon } from '../icons';
import { Badge } from '../display/badge';
import { useChosenInSight } from './use-chosen-in-sight';
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
  selectedId?: Id;
  onSelect?: (id: Id) => void;
}

/** Panels of one page, one in sight. To narrow one list use `FilterTabs`. */
export function Tabs<Id extends string>({ label, items, selectedId, onSelect }: TabsProps<Id>) {
  const list = useChosenInSight(selectedId);
  return (
    <AriaTabs
      className={css.tabs}
      selectedKey={selectedId}
      onSelectionChange={(key) => {
        const chosen = items.find((item) => item.id === key);
        if (chosen) onSelect?.(chosen.id);
      }}
    >
      <TabList ref={list} aria-label={label} className={css.list}>
        {items.map(({ id, label: word, icon: Glyph, count = 0 }) => (
          <Tab key={id} id={id} className={css.tab}>
            {Glyph ? <Glyph /> : null}
            {word}
            <Badge count={count} />
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
