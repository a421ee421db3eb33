import { VisuallyHidden } from '@carecircle/ui';
import { CrownIcon, HeartIcon, StarIcon, type Icon } from '@carecircle/ui/icons';
import { useMessages } from '../words';

const signs: Record<string, Icon | undefined> = {
  'badge-heart': HeartIcon,
  'badge-star': StarIcon,
  'badge-crown': CrownIcon,
};

/** The badge that a member wears beside the name (GAME-5); nothing for one that this screen does not know. */
export function BadgeSign({ badge }: { badge: string | null | undefined }) {
  const t = useMessages();
  const Sign = badge ? signs[badge] : undefined;
  if (!Sign) return null;
  return (
    <>
      <Sign />
      <VisuallyHidden>{t.dynamic(`badge.${badge}`)}</VisuallyHidden>
    </>
  );
}
