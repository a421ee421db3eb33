import { useState, useTransition } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { MountProps } from '../remote-module';
import type { LoadedPart, PartSource } from './part-source';
import { ResumablePart } from './resumable-part';
import { PartFailure } from './part-failure';
import type { PartVisibility } from './part-visibility';
import { RemoteRoot } from './remote-root';

interface PartTreeProps extends Pick<MountProps, 'onFailure' | 'itemProps'> {
  source: PartSource;
  /** Undefined when its code or words could not be loaded; Retry loads again. */
  loaded: LoadedPart | undefined;
  visibility: PartVisibility;
}

/**
 * A page or slot item inside its own boundary, with Retry where it failed (MFE-8). The boundary is around what comes to rest, or it
 * would hear of an effect that fails in ending only when the part is shown again.
 */
export function PartTree({ source, loaded, visibility, itemProps, onFailure }: PartTreeProps) {
  const { remote, part, routeId, loaders } = source;
  const [shown, setShown] = useState(loaded);
  const [isRetrying, startRetry] = useTransition();

  function retryLoad() {
    startRetry(async () => {
      try {
        setShown(await source.load());
      } catch (error) {
        onFailure({ remote, part, stage: 'load', error });
      }
    });
  }

  if (!shown) return <PartFailure remote={remote} part={part} onRetry={retryLoad} isRetrying={isRetrying} />;
  const { component: Component, messages } = shown;
  return (
    <ErrorBoundary
      onError={(error) => onFailure({ remote, part, stage: 'render', error })}
      fallbackRender={({ resetErrorBoundary }) => (
        <PartFailure remote={remote} part={part} onRetry={resetErrorBoundary} />
      )}
    >
      <ResumablePart visibility={visibility}>
        <RemoteRoot loaders={loaders} messages={messages} routeId={routeId}>
          <Component {...itemProps} />
        </RemoteRoot>
      </ResumablePart>
    </ErrorBoundary>
  );
}
