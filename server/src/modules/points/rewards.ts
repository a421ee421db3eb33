import type { Reward } from '@carecircle/contracts';

type Offer = Omit<Reward, 'isPurchased'>;

const offer = (id: string, type: Offer['type'], rarity: Offer['rarity'], cost: number): Offer => ({
  ...{ id, type, rarity, cost },
});

/** Everything that points buy (GAME-5): looks, and a page about the points themselves. Nothing here is needed for care. */
export const rewards: readonly Offer[] = [
  offer('diary', 'feature', 'common', 200),
  offer('badge-heart', 'badge', 'common', 300),
  offer('badge-star', 'badge', 'rare', 500),
  offer('badge-crown', 'badge', 'legendary', 1000),
  offer('theme-lagoon', 'theme', 'rare', 500),
  offer('theme-meadow', 'theme', 'rare', 500),
  offer('frame-ring', 'avatar', 'common', 300),
  offer('frame-gold', 'avatar', 'epic', 1000),
];
