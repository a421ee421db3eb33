import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog, Metrics } from './metrics';

/** From an immediate answer of the database to what people give up on, in seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts what this process does, in the format of Prometheus. */
export function createMetrics({ token }: { token: string }): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'carecircle_http_request_duration_seconds',
    help: 'Time until an answer was sent, by operation and class of status.',
    labelNames: ['operation', 'status'] as const,
    ...{ buckets, registers },
  });
  const deliveries = new Counter({
    name: 'carecircle_deliveries_total',
    help: 'Mails, text messages and pushes that were handed over, by how it went.',
    labelNames: ['channel', 'result'] as const,
    registers,
  });
  const streams = new Gauge({
    name: 'carecircle_open_streams',
    help: 'Live connections of this process.',
    registers,
  });
  const backlog = backlogGauges(registers);
  let look = async () => {};
  return {
    admits: (given) => timingSafeEqual(digest(given), digest(token)),
    contentType: register.contentType,
    noteRequest: ({ operation, status, seconds }) =>
      requests.observe({ operation, status: `${Math.floor(status / 100)}xx` }, seconds),
    noteDelivery: (channel, result) => deliveries.inc({ channel, result }),
    observe({ countStreams, readBacklog }) {
      look = async () => {
        streams.set(countStreams());
        backlog.show(await readBacklog().catch(() => nothing));
      };
    },
    async write() {
      await look();
      return register.metrics();
    },
  };
}

/** Where the database does not answer, what waits there is left out and all else is reported. */
const nothing: Backlog = { events: [], jobs: [] };

function backlogGauges(registers: Registry[]) {
  const gauge = <L extends string>(name: string, help: string, label: L) =>
    new Gauge({ name: `carecircle_${name}`, help, labelNames: [label], registers });
  const eventCount = gauge('unconsidered_events', 'Events that not every reaction has considered.', 'scope');
  const eventAge = gauge('event_lag_seconds', 'Age of the oldest of them.', 'scope');
  const jobCount = gauge('due_jobs', 'Jobs whose time has come.', 'rank');
  const jobAge = gauge('oldest_due_job_seconds', 'How long the oldest of them has been due.', 'rank');
  return {
    show({ events, jobs }: Backlog) {
      for (const each of [eventCount, eventAge, jobCount, jobAge]) each.reset();
      for (const { scope, count, oldestSeconds } of events) {
        eventCount.set({ scope }, count);
        eventAge.set({ scope }, oldestSeconds);
      }
      for (const { rank, count, oldestSeconds } of jobs) {
        jobCount.set({ rank }, count);
        jobAge.set({ rank }, oldestSeconds);
      }
    },
  };
}

/** Equally long, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
