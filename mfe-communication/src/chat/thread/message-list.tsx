import { useMemo, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Message } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { ChevronDownIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { DayRow } from './day-row';
import { MessageRow, type MessageRowContext } from './message/message-row';
import { likelyHeight, threadRows } from './thread-rows';
import { useEnd } from './use-end';
import { useLoadAbove } from './use-load-above';
import { useGoToMessage } from './use-go-to-message';
import css from './message-list.module.css';

// A region that scrolls must be reachable by keyboard where the browser does not see to it (WCAG 2.1.1).
export const reachable = { tabIndex: 0 };

export interface MessageListProps extends MessageRowContext {
  messages: readonly Message[];
  ownId: string;
  hasMore: boolean;
  isFetchingMore: boolean;
  onMore: () => void;
  onEndChange: (isAtEnd: boolean) => void;
}

/** Lines that are drawn beyond what is in sight, on each side. */
const overscan = 8;
const paddingPx = 16;
const morePx = 64;

/**
 * The scrolling part of a thread (CHAT-1). Only lines near what is in sight are in the page, however long the conversation is. It opens
 * at the newest message, follows it while that is in sight, and stays where it is when older ones are put above.
 */
export function MessageList(props: MessageListProps) {
  const { messages, ownId, hasMore, isFetchingMore, onMore, onEndChange, ...context } = props;
  const t = useMessages();
  const { dayOf } = useFormats();
  const rows = useMemo(() => threadRows(messages, dayOf), [messages, dayOf]);
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react-hooks/incompatible-library -- its answers are read here alone, and never kept
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: (index) => likelyHeight(rows[index]),
    ...{ overscan, anchorTo: 'end', followOnAppend: true, scrollEndThreshold: paddingPx * 4 },
    ...{ paddingStart: hasMore ? morePx : paddingPx, paddingEnd: paddingPx },
    ...{ directDomUpdates: true, useFlushSync: false },
  });
  const { isAtEnd, onScroll, goToEnd } = useEnd(scroller, list, { messages, ownId, onEndChange });
  useLoadAbove(scroller, top, { canLoad: hasMore && !isFetchingMore, onMore });
  useGoToMessage(list, rows, props);
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
        <div ref={list.containerRef} className={css.content}>
          <div ref={top} />
          {hasMore ? (
            <div className={css.more}>
              <Button variant="quiet" size="small" isPending={isFetchingMore} onPress={onMore}>
                {t('thread.more')}
              </Button>
            </div>
          ) : null}
          <ol className={css.list} aria-label={t('thread.label')}>
            {list.getVirtualItems().map(({ index, key }) => {
              const row = rows[index];
              if (!row) return null;
              const line = { 'data-index': index, ref: list.measureElement };
              return row.kind === 'day' ? (
                <DayRow key={key} day={row.day} {...line} />
              ) : (
                <MessageRow
                  key={key}
                  row={row}
                  context={context}
                  // Of how many nobody knows before all have been read.
                  aria-setsize={hasMore ? -1 : messages.length}
                  aria-posinset={row.place}
                  {...line}
                />
              );
            })}
          </ol>
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
