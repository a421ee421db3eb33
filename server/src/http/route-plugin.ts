import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics';
import type { Spine } from '../spine/spine';
import type { OpenStreams } from './event-stream/open-streams';

/** What routes are made of. */
export interface HttpContext {
  spine: Spine;
  streams: OpenStreams;
  /** Whether this server is about to stop and wants requests to go elsewhere. */
  isDraining: () => boolean;
  /** What is counted for the operator's Prometheus; null where nobody asks. */
  metrics: Metrics | null;
  /** Origin under which browsers reach this server, such as `https://care.example`; null when it follows the request. */
  publicOrigin: string | null;
  /** Requests that one person or address may make in a minute. */
  requestsPerMinute: number;
}

/** A group of routes; `routes.ts` lists them all. */
export type RoutePlugin = (app: FastifyInstance, context: HttpContext) => void | Promise<void>;
