export { hasNewAchievement } from './has-new-achievement';
export { pointsNotificationFacts } from './points.notifications';
