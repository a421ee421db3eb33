export interface Point {
  minute: number;
  value: number;
}

/** Growth per minute of the line that fits best (least squares). */
export function slope(points: readonly Point[]): number {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [minute, value] = [mean((point) => point.minute), mean((point) => point.value)];
  const covariance = mean((point) => (point.minute - minute) * (point.value - value));
  return covariance / mean((point) => (point.minute - minute) ** 2);
}
