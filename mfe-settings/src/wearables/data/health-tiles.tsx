import type { HealthSummary } from '@carecircle/contracts';
import { useFormats } from '@carecircle/remote-kit';
import { Tile } from '@carecircle/ui';
import { ActivityIcon, BedIcon, DropletIcon, FlameIcon, HeartIcon, StepsIcon, ThermometerIcon } from '@carecircle/ui/icons';
import { useWearableWords } from '../wearables-words';
import css from '../wearables.module.css';
import { useHealthFormats } from './use-health-formats';

interface Props {
  summary: HealthSummary;
}

/** The one thing to know of each measurement; what nobody measures but the specification names says so. */
export function HealthTiles({ summary }: Props) {
  const t = useWearableWords();
  const { bpm, percent, temperature, kcal, duration, whole } = useHealthFormats();
  const { heartRate, steps, sleep, bloodOxygen, temperature: fever, calories } = summary;
  const noData = t('no-data');
  return (
    <div className={css.tiles}>
      <Tile
        icon={HeartIcon}
        label={t('metric.heartRate')}
        value={heartRate ? bpm(heartRate.current) : noData}
        note={heartRate ? <LevelNote level={heartRate} format={whole} /> : undefined}
      />
      <Tile
        icon={StepsIcon}
        label={t('metric.steps')}
        value={steps ? whole(steps.today) : noData}
        note={
          steps ? `${t('steps.goal', { goal: whole(steps.goal) })}${trendText(t, steps.trend)}` : undefined
        }
        progress={
          steps
            ? {
                label: t('metric.steps'),
                value: Math.min(steps.today, steps.goal),
                maxValue: steps.goal,
                tone: steps.today >= steps.goal ? 'done' : 'accent',
              }
            : undefined
        }
      />
      <Tile
        icon={BedIcon}
        label={t('metric.sleep')}
        value={sleep ? duration(sleep.lastNight) : noData}
        note={sleep ? <SleepNote sleep={sleep} /> : undefined}
      />
      <FallsTile falls={summary.falls} />
      {bloodOxygen ? (
        <Tile
          icon={DropletIcon}
          label={t('metric.bloodOxygen')}
          value={percent(bloodOxygen.current)}
          note={<LevelNote level={bloodOxygen} format={percent} />}
        />
      ) : null}
      {fever ? (
        <Tile
          icon={ThermometerIcon}
          label={t('metric.temperature')}
          value={temperature(fever.current)}
          note={<LevelNote level={fever} format={temperature} />}
        />
      ) : null}
      {calories ? (
        <Tile icon={FlameIcon} label={t('metric.calories')} value={kcal(calories.today)} note={t('today')} />
      ) : null}
    </div>
  );
}

function trendText(t: ReturnType<typeof useWearableWords>, trend: 'up' | 'down' | 'steady' | null): string {
  return trend === null ? '' : ` · ${t(`trend.${trend}`)}`;
}

type Level = NonNullable<HealthSummary['heartRate']>;

/** When it was measured, and least, most and average of a day. */
function LevelNote({ level, format }: { level: Level; format: (value: number) => string }) {
  const t = useWearableWords();
  const { relative } = useFormats();
  const { min, max, average, trend, at } = level;
  return (
    <>
      {relative(at)}
      {min !== null && max !== null && average !== null ? (
        <div>{t('level.day', { min: format(min), max: format(max), average: format(average) })}</div>
      ) : null}
      {trend ? <div>{t(`trend.${trend}`)}</div> : null}
    </>
  );
}

function SleepNote({ sleep }: { sleep: NonNullable<HealthSummary['sleep']> }) {
  const t = useWearableWords();
  const { date } = useFormats();
  const { duration } = useHealthFormats();
  const stages = (['deepSleep', 'remSleep', 'lightSleep'] as const).flatMap((stage) => {
    const minutes = sleep[stage];
    return minutes === null ? [] : [t(`sleep.${stage}`, { duration: duration(minutes) })];
  });
  return (
    <>
      {`${t('sleep.night', { day: date(sleep.day) })}${trendText(t, sleep.trend)}`}
      {stages.length > 0 ? <div>{stages.join(' · ')}</div> : null}
    </>
  );
}

function FallsTile({ falls }: { falls: HealthSummary['falls'] }) {
  const t = useWearableWords();
  const { relative, dateTime } = useFormats();
  const [last] = falls.incidents;
  const value = last
    ? t('falls.count', { count: falls.incidents.length })
    : t(falls.isEnabled ? 'falls.none' : 'falls.off');
  return (
    <Tile
      icon={ActivityIcon}
      label={t('metric.fallDetection')}
      value={value}
      note={
        <>
          {last ? <div>{t('falls.last', { at: dateTime(last) })}</div> : null}
          {falls.lastCheckedAt ? t('falls.checked', { ago: relative(falls.lastCheckedAt) }) : null}
        </>
      }
    />
  );
}
