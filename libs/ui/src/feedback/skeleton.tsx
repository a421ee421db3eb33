import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useUiSettings } from '../provider/ui-settings';
import css from './skeleton.module.css';

export type SkeletonShape = 'line' | 'heading' | 'avatar' | 'row' | 'tile' | 'card';

export interface SkeletonProps {
  /** The final shape, so nothing jumps when the content comes. */
  shape?: SkeletonShape;
  count?: number;
}

/** Says that content is on its way, in its shape. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  const { words } = useUiSettings();
  return (
    <div role="status" data-waiting className={classNames(css.skeleton, css[`${shape}s`])}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonPart key={index} shape={shape} />
      ))}
    </div>
  );
}

function SkeletonPart({ shape }: { shape: SkeletonShape }) {
  if (shape !== 'row') return <span aria-hidden className={classNames(css.bone, css[shape])} />;
  return (
    <span aria-hidden className={css.row}>
      <span className={classNames(css.bone, css.avatar)} />
      <span className={css.lines}>
        <span className={classNames(css.bone, css.line)} />
        <span className={classNames(css.bone, css.line, css.short)} />
      </span>
    </span>
  );
}
