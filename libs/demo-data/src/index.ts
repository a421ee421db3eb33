export { demoHistory, demoFoundedDaysAgo } from './demo-history';
export {
  demoCircleName,
  demoMailDomain,
  demoPeople,
  demoRecipients,
  demoTimeZone,
  type PersonKey,
  type RecipientKey,
} from './family';
export type { DemoStage, DemoStep } from './step';
