import { Skeleton } from '@carecircle/ui';
import { useOwnRecipient } from '../own-recipient/use-own-recipient';
import { FamilyCalls } from './family-calls';
import { ForOthers } from './for-others';
import { WithForYouWords } from './for-you-words';
import { OwnCheckIn } from './own-check-in';
import { PanicLink } from './panic-link';
import css from './for-you.module.css';

/** /for-you: the simple screen of somebody cared for who is a member too: check in, call family, panic (REC-1). */
export default function ForYouPage() {
  const recipient = useOwnRecipient();
  return (
    <WithForYouWords fallback={<Skeleton shape="row" count={4} />}>
      {recipient ? (
        <div className={css.page}>
          <OwnCheckIn recipient={recipient} />
          <FamilyCalls recipient={recipient} />
          <PanicLink />
        </div>
      ) : (
        <ForOthers />
      )}
    </WithForYouWords>
  );
}
