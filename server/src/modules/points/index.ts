export { hasNewAchievement } from './has-new-achievement';
