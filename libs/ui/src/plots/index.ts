/** Figures over time and side by side. */
export { BarPlot, type Bar, type BarPlotProps } from './bar-plot';
export { LinePlot, type LinePlotProps } from './line-plot';
export type { LinePoint, LineRange, LineSeries } from './line-area';
