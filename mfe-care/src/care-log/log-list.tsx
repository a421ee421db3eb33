import type { ReactNode } from 'react';
import { Button, List, Stack } from '@carecircle/ui';
import { useCareLogWords } from './care-log-words';
import css from './care-log.module.css';

interface Props {
  label: string;
  hasMore: boolean;
  isFetchingMore: boolean;
  fetchMore: () => void;
  /** Its rows. */
  children: ReactNode;
}

/** What is there of a list that comes in pages, and a button for the next one. */
export function LogList({ label, hasMore, isFetchingMore, fetchMore, children }: Props) {
  const words = useCareLogWords();
  return (
    <Stack gap={3}>
      <div className={css.list}>
        <List label={label}>{children}</List>
      </div>
      {hasMore ? (
        <Button isPending={isFetchingMore} onPress={fetchMore}>
          {words('more')}
        </Button>
      ) : null}
    </Stack>
  );
}
