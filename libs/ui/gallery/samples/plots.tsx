import { Card } from '../../src';
import { BarPlot, DayPlot, LinePlot } from '../../src/plots';
import css from '../gallery.module.css';

const pressures = [132, 128, 135, 130, 126, 124, 129, 122, 125, 121];
const shares = [1, 1, 0.75, 1, 1, 0.5, null, 1, 1, 1, 0, 1, 1, 1, 0.25, 1, 1];
const weeks = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export function Plots() {
  const points = pressures.map((value, index) => ({
    at: `2026-11-${String(index * 2 + 2).padStart(2, '0')}`,
    value,
  }));
  return (
    <div className={css.columns}>
      <Card>
        <LinePlot
          title="Blood pressure"
          unit="mmHg"
          range={{ low: 60, high: 130, label: 'usual' }}
          series={[
            { id: 'systolic', label: 'Systolic', points },
            {
              id: 'diastolic',
              label: 'Diastolic',
              points: points.map((point) => ({ ...point, value: point.value - 48 })),
            },
          ]}
        />
      </Card>
      <Card>
        <LinePlot title="Weight" unit="lb" series={[{ id: 'weight', label: 'Weight', points }]} />
      </Card>
      <Card>
        <BarPlot
          title="Doses given"
          bars={weeks.map((day, index) => ({
            id: day,
            label: day,
            value: [5, 5, 4, 5, 5, 3, 0][index] ?? 0,
          }))}
        />
      </Card>
      <Card>
        <BarPlot
          title="Spending in November"
          unit="$"
          layout="rows"
          formatValue={(value) => `$${value.toFixed(2)}`}
          bars={[
            { id: 'medicine', label: 'Medicine', value: 184.2 },
            { id: 'transport', label: 'Transport', value: 62 },
            { id: 'groceries', label: 'Groceries', value: 248.75, tone: 'due' },
            { id: 'home', label: 'Home help', value: 420 },
          ]}
        />
      </Card>
      <Card>
        <DayPlot
          title="Doses given, day by day"
          valueLabel="Given"
          days={shares.map((share, index) => ({
            day: `2026-11-${String(index + 1).padStart(2, '0')}`,
            share,
            text: `${(share ?? 0) * 4} of 4`,
          }))}
        />
      </Card>
    </div>
  );
}
