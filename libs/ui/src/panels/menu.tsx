import {
  Fragment,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  Popover,
  RouterProvider,
  Separator,
  type Placement,
} from 'react-aria-components';
import { afterPaint } from '../actions/after-paint';
import { classNames } from '../class-names';
import { CheckIcon, type Icon } from '../icons';
import { useUiSettings } from '../provider/ui-settings';
import css from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  icon?: Icon;
  /** Shown at the end, for example a `Badge`. */
  trailing?: ReactNode;
  href?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** A line above sets this entry and what follows apart. */
  startsGroup?: boolean;
  /** Names the group that this entry starts. */
  groupLabel?: string;
  onAction?: () => void;
}

interface MenuContent {
  /** Names the menu for screen readers. */
  label: string;
  items: readonly MenuEntry[];
  /** Marks the entry that is chosen now. */
  selectedId?: string;
}

/** What a `Button` or `IconButton` needs to open a menu. */
export interface MenuOpener {
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

export interface MenuProps extends MenuContent {
  trigger: (opener: MenuOpener) => ReactNode;
  placement?: Placement;
}

export interface MenuPopoverProps extends MenuContent {
  /** The button that it hangs from. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement?: Placement;
}

const openingKeys = new Set(['Enter', ' ', 'ArrowDown']);

/** Actions behind one button; nothing of them is there before it is pressed. */
export function Menu({ trigger, ...list }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const opener: MenuOpener = {
    ref: button,
    onPress: () => setIsOpen(true),
    onKeyDown: (event) => {
      if (!openingKeys.has(event.key)) return;
      // The click that follows would pass for one of a screen reader, for which the menu waits with the focus.
      event.preventDefault();
      setIsOpen(true);
    },
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
  };
  return (
    <>
      {trigger(opener)}
      {isOpen ? <MenuPopover {...list} triggerRef={button} isOpen onOpenChange={setIsOpen} /> : null}
    </>
  );
}

/** The same without its button, for one whose code comes when it is first opened. */
export function MenuPopover({ placement, triggerRef, isOpen, onOpenChange, ...list }: MenuPopoverProps) {
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={placement ?? 'bottom end'}
      className={css.popover}
    >
      <MenuList {...list} autoFocus="first" onClose={() => onOpenChange(false)} />
    </Popover>
  );
}

interface MenuListProps extends MenuContent {
  autoFocus?: 'first';
  onClose?: () => void;
}

function MenuList({ label, items, selectedId, ...opening }: MenuListProps) {
  const { navigate } = useUiSettings();
  return (
    <RouterProvider navigate={navigate}>
      <AriaMenu
        {...opening}
        aria-label={label}
        className={css.menu}
        selectionMode={selectedId === undefined ? 'none' : 'single'}
        selectedKeys={selectedId === undefined ? [] : [selectedId]}
      >
        {groupsOf(items).map((group) => (
          <Fragment key={group[0]?.id}>
            {group[0]?.startsGroup ? <Separator className={css.separator} /> : null}
            <MenuGroup items={group} />
          </Fragment>
        ))}
      </AriaMenu>
    </RouterProvider>
  );
}

function MenuGroup({ items }: { items: readonly MenuEntry[] }) {
  const rows = items.map((item) => <MenuRow key={item.id} item={item} />);
  const label = items[0]?.groupLabel;
  if (!label) return rows;
  return (
    <MenuSection>
      <Header className={css.groupLabel}>{label}</Header>
      {rows}
    </MenuSection>
  );
}

function groupsOf(items: readonly MenuEntry[]): MenuEntry[][] {
  const groups: MenuEntry[][] = [];
  for (const item of items) {
    if (groups.length === 0 || item.startsGroup) groups.push([]);
    groups.at(-1)?.push(item);
  }
  return groups;
}

function MenuRow({ item }: { item: MenuEntry }) {
  const { icon: Glyph, onAction } = item;
  return (
    <MenuItem
      id={item.id}
      href={item.href}
      textValue={item.label}
      isDisabled={item.isDisabled}
      onAction={onAction && (() => afterPaint(onAction))}
      className={classNames(css.item, item.isDanger && css.danger)}
    >
      {({ isSelected }) => (
        <>
          {Glyph ? <Glyph /> : null}
          <span className={css.words}>
            <span>{item.label}</span>
            {item.description ? <span className={css.description}>{item.description}</span> : null}
          </span>
          {item.trailing}
          {isSelected ? <CheckIcon /> : null}
        </>
      )}
    </MenuItem>
  );
}
