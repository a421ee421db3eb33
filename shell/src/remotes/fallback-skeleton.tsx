import type { RemoteManifest } from '@carecircle/contracts';
import { Skeleton, Stack } from '@carecircle/ui';

export type SkeletonClass = RemoteManifest['slots'][number]['skeleton'] | 'page';

/** Keeps the place of a part that is on its way, in its declared height. */
export function FallbackSkeleton({ shape }: { shape: SkeletonClass }) {
  if (shape === 'none') return null;
  if (shape === 'page') {
    return (
      <Stack>
        <Skeleton shape="heading" />
        <Skeleton shape="row" count={6} />
      </Stack>
    );
  }
  if (shape === 'list') return <Skeleton shape="row" count={3} />;
  return <Skeleton shape={shape} />;
}
