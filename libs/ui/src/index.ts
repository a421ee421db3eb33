export { UiProvider, type UiProviderProps } from './provider/ui-provider';
export { useUiSettings, type HourCycle, type UiSettings } from './provider/ui-settings';
export type { UiWords } from './words/ui-words';
export { classNames } from './class-names';

export { afterPaint } from './actions/after-paint';
export { AppLink, type AppLinkProps } from './actions/app-link';
export { Button, type ButtonProps, type ButtonVariant } from './actions/button';
export { IconButton, type IconButtonProps } from './actions/icon-button';
export { LinkButton, type LinkButtonProps } from './actions/link-button';
export { PressButton, type PressButtonProps } from './actions/press-button';
export { TextLink, type TextLinkProps } from './actions/text-link';

export { LiveRegion, type LiveRegionProps } from './feedback/live-region';
export { Banner, type BannerProps, type BannerTone } from './feedback/banner';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorState, type ErrorStateProps } from './feedback/error-state';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './feedback/skeleton';
export { announce, type Urgency } from './feedback/announcements';
export { Announcer } from './feedback/announcer';
export { prepareToasts, ToastRegion } from './feedback/toast-region';
export { showToast, type ToastMessage, type ToastTone } from './feedback/toast-queue';

export { Avatar, type AvatarProps, type AvatarSize } from './display/avatar';
export { Badge, badgeText, type BadgeProps } from './display/badge';
export { Card, type CardProps } from './display/card';
export { Section, type SectionProps } from './display/section';
export { Facts, type Fact } from './display/facts';
export { List, ListRow, type ListProps, type ListRowProps } from './display/list';
export { useFirstThenAll } from './display/use-first-then-all';
export { ProgressBar, type ProgressBarProps } from './display/progress-bar';
export { StatusPill, type StatusPillProps, type StatusTone } from './display/status-pill';
export { Tile, type TileProps } from './display/tile';

export { Heading, type HeadingProps } from './layout/heading';
export { Text, type TextProps } from './layout/text';
export { Stack, type StackProps } from './layout/stack';
export { Inline, type InlineProps } from './layout/inline';
export { Grid, type GridProps } from './layout/grid';
export type { Space } from './layout/space';
export { VisuallyHidden } from './layout/visually-hidden';

export { drawnIcon, type IconDrawing } from './drawn-icon';

/** What every icon is made with; the builds of remotes take it from here. */
export { createLucideIcon } from 'lucide-react';
