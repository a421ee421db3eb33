export { copiedSeries, isSchedule } from './copied-series';
export { followSeries, isUntouched } from './follow-series';
export { partsOfDays, type PartsOfDays, type Placed } from './parts-of-days';
export { planSeriesEdit, refuseEmptyRule, type SeriesEdit } from './plan-series-edit';
export { rangeOf } from './range-of';
export { requireBeginning } from './require-beginning';
export { scheduleColumns, seriesColumns } from './series.columns';
export { zoneOfSeries } from './zone-of-series';
