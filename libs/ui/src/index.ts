export { UiProvider, type UiProviderProps } from './provider/ui-provider';
export { useUiSettings, type HourCycle, type UiSettings } from './provider/ui-settings';
export type { UiWords } from './words/ui-words';
export { uiWordsFor } from './words/ui-words-for';
export { enWords } from './words/en';
export { esWords } from './words/es';
export { classNames } from './class-names';

export { Button, type ButtonProps, type ButtonVariant } from './actions/button';
export { IconButton, type IconButtonProps } from './actions/icon-button';
export { LinkButton, type LinkButtonProps } from './actions/link-button';
export { TextLink, type TextLinkProps } from './actions/text-link';
export { Menu, type MenuEntry, type MenuProps } from './actions/menu';

export { Form, type FormProps } from './fields/form';
export { TextField, type TextFieldProps } from './fields/text-field';
export { PasswordField, type PasswordFieldProps } from './fields/password-field';
export { NumberField, type NumberFieldProps } from './fields/number-field';
export { PhoneField, type PhoneFieldProps } from './fields/phone-field';
export { formatPhoneNumber, toPhoneNumber } from './fields/phone-number';
export { MoneyField, type MoneyFieldProps } from './fields/money-field';
export { SearchField, type SearchFieldProps } from './fields/search-field';
export { Select, type SelectProps } from './fields/select';
export { ComboBox, type ComboBoxProps } from './fields/combo-box';
export type { Option } from './fields/options';
export { DateField, type DateFieldProps } from './fields/date-field';
export { DatePicker, type DatePickerProps } from './fields/date-picker';
export { TimeField, type TimeFieldProps } from './fields/time-field';
export { Calendar, type CalendarProps } from './fields/calendar';
export { Switch, type SwitchProps } from './fields/switch';
export { Checkbox, type CheckboxProps } from './fields/checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './fields/checkbox-group';
export { RadioCards, type RadioCardsProps } from './fields/radio-cards';
export { Slider, type SliderProps } from './fields/slider';
export { FilePicker, type FilePickerProps } from './fields/file-picker';

export { DialogTrigger } from 'react-aria-components';
export { Dialog, DialogFooter, useCloseDialog, type DialogProps } from './overlays/dialog';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog';

export { Banner, type BannerProps, type BannerTone } from './feedback/banner';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorState, type ErrorStateProps } from './feedback/error-state';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './feedback/skeleton';
export { showToast, type ToastMessage, type ToastTone } from './feedback/toast-queue';
export { ToastRegion } from './feedback/toast-region';

export { Avatar, type AvatarProps, type AvatarSize } from './display/avatar';
export { personHue } from './display/person-hue';
export { Badge, badgeText, type BadgeProps } from './display/badge';
export { Card, type CardProps } from './display/card';
export { Section, type SectionProps } from './display/section';
export { Disclosure, type DisclosureProps } from './display/disclosure';
export { Facts, type Fact } from './display/facts';
export { FilterTabs, type FilterOption, type FilterTabsProps } from './display/filter-tabs';
export { List, ListRow, type ListProps, type ListRowProps } from './display/list';
export { ProgressBar, type ProgressBarProps } from './display/progress-bar';
export { StatusPill, type StatusPillProps, type StatusTone } from './display/status-pill';
export { Tabs, type TabEntry, type TabsProps } from './display/tabs';
export { Tile, type TileProps } from './display/tile';

export { Heading, type HeadingProps } from './layout/heading';
export { Text, type TextProps } from './layout/text';
export { Stack, type StackProps } from './layout/stack';
export { Inline, type InlineProps } from './layout/inline';
export { Grid, type GridProps } from './layout/grid';
export type { Space } from './layout/space';
export { VisuallyHidden } from './layout/visually-hidden';

export { BarPlot, type Bar, type BarPlotProps } from './plots/bar-plot';
export { LinePlot, type LinePlotProps } from './plots/line-plot';
export type { LinePoint, LineRange, LineSeries } from './plots/line-area';

export { iconNamed } from './icon-named';
export * from './icons';
