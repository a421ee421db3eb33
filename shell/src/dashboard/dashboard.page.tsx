import { Slot, useSlotEntries } from '@carecircle/remote-kit';
import { Section } from '@carecircle/ui';
import { useIsWide } from '../chrome/use-is-wide';
import { useMessages } from '../words';
import { QuickActions } from './quick-actions';
import css from './dashboard.module.css';

const isEven = (index: number) => index % 2 === 0;
const isOdd = (index: number) => index % 2 === 1;

/**
 * The dashboard's frame (SHELL-6): what is due now, then tiles and cards. All of it is brought by the remotes; where
 * none brings anything, nothing is shown.
 */
export default function DashboardPage() {
  const isWide = useIsWide();
  return (
    <div className={css.dashboard}>
      {isWide ? (
        <Columns />
      ) : (
        <div className={css.column}>
          <Now />
          <Glance />
          <Cards />
        </div>
      )}
      <div className={css.quick}>
        <QuickActions />
      </div>
    </div>
  );
}

/** Cards follow below what is there in each column, so that neither leaves a hole whatever its height (SHELL-7). */
function Columns() {
  const hasNow = useSlotEntries('dashboard.now').length > 0;
  return (
    <div className={css.columns} data-has-now={hasNow || undefined}>
      <div className={css.column}>
        <Now />
        <Cards pick={isOdd} />
      </div>
      <div className={css.column}>
        <Glance />
        <Cards pick={isEven} />
      </div>
    </div>
  );
}

function Now() {
  const hasNow = useSlotEntries('dashboard.now').length > 0;
  if (!hasNow) return null;
  return (
    <div className={css.now}>
      <Slot name="dashboard.now" />
    </div>
  );
}

function Glance() {
  const t = useMessages();
  const hasTiles = useSlotEntries('dashboard.tiles').length > 0;
  if (!hasTiles) return null;
  return (
    <div className={css.glance}>
      <Section title={t('dashboard.glance')}>
        <div className={css.tiles}>
          <Slot name="dashboard.tiles" />
        </div>
      </Section>
    </div>
  );
}

function Cards({ pick }: { pick?: (index: number) => boolean }) {
  const hasCards = useSlotEntries('dashboard.cards').length > 0;
  if (!hasCards) return null;
  return (
    <div className={css.cards}>
      <Slot name="dashboard.cards" pick={pick} />
    </div>
  );
}
