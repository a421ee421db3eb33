import type { ReactNode } from 'react';
import { TextLink } from '@carecircle/ui';
import type { RouteParams, RouteSearch } from './routes';
import { useRoutePath } from './use-route-path';

export interface RouteLinkProps {
  /** Route id of any area. */
  to: string;
  params?: RouteParams;
  search?: RouteSearch;
  /** What is shown where the screen is hidden or not there: the children as plain text (default), or nothing. */
  otherwise?: 'text' | 'nothing';
  children: ReactNode;
}

/** A link to a screen by its route id; never a dead one. */
export function RouteLink({ to, params, search, otherwise = 'text', children }: RouteLinkProps) {
  const path = useRoutePath(to, params, search);
  if (path !== null) return <TextLink href={path}>{children}</TextLink>;
  return otherwise === 'text' ? <>{children}</> : null;
}
