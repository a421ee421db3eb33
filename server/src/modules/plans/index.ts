export { countMembers, readMostStorage, requireActivePlace, requirePlace } from './plan-limits';
export { basicPlanRow, invoiceOf, lockPlan, planOf, readPlanRow, savePlan } from './plan-rows';
export { circlePlans, invoices, type CirclePlanRow } from './plans.tables';
