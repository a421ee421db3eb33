import { useRef, type ReactNode } from 'react';
import type { Message } from '@carecircle/contracts';
import { Button } from '@carecircle/ui';
import { ChevronDownIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useFollowEnd } from './use-follow-end';
import { useLoadAbove } from './use-load-above';
import { useGoToMessage } from './use-go-to-message';
import css from './thread-scroller.module.css';

// A region that scrolls must be reachable by keyboard where the browser does not see to it (WCAG 2.1.1).
export const reachable = { tabIndex: 0 };

export interface ThreadScrollerProps {
  messages: readonly Message[];
  ownId: string;
  hasMore: boolean;
  isFetchingMore: boolean;
  onMore: () => void;
  onEndChange: (isAtEnd: boolean) => void;
  wantedMessageId: string | null;
  onFound: () => void;
  children: ReactNode;
}

/**
 * The scrolling part of a thread. It is laid out from its end, so that it opens at the newest message and stays where it is
 * when older ones are put above.
 */
export function ThreadScroller(props: ThreadScrollerProps) {
  const { messages, ownId, hasMore, isFetchingMore, onMore, onEndChange, children } = props;
  const t = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const { isAtEnd, onScroll, goToEnd } = useFollowEnd(scroller, messages, ownId, onEndChange);
  useLoadAbove(scroller, top, { canLoad: hasMore && !isFetchingMore, onMore });
  useGoToMessage(scroller, props);
  return (
    <div className={css.place}>
      <div
        ref={scroller}
        className={css.scroller}
        onScroll={onScroll}
        role="region"
        {...reachable}
        aria-label={t('thread.label')}
      >
        <div className={css.content}>
          <div ref={top} />
          {children}
        </div>
      </div>
      {isAtEnd ? null : (
        <div className={css.toEnd}>
          <Button size="small" icon={ChevronDownIcon} onPress={goToEnd}>
            {t('thread.latest')}
          </Button>
        </div>
      )}
    </div>
  );
}
