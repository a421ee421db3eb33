/** Figures over time and side by side. */
export { BarPlot, type Bar, type BarPlotProps, type PlotTone } from './bar-plot';
export { DayPlot, type DayPlotProps, type DayShare } from './day-plot';
export { LinePlot, type LinePlotProps } from './line-plot';
export type { LinePoint, LineRange, LineSeries } from './line-area';
