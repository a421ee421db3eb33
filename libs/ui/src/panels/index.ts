/** What opens, closes or takes turns in one place. */
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, DialogFooter, type DialogProps } from './dialog';
export { Disclosure, type DisclosureProps } from './disclosure';
export { FilterTabs, type FilterOption, type FilterTabsProps } from './filter-tabs';
export {
  Menu,
  MenuPopover,
  type MenuEntry,
  type MenuOpener,
  type MenuPopoverProps,
  type MenuProps,
} from './menu';
export { PopoverPanel, type PopoverPanelProps } from './popover-panel';
export { Tabs, type TabEntry, type TabsProps } from './tabs';
