export type DeliveryChannel = 'mail' | 'text' | 'call' | 'push';
/** `refused` permanently, or `failed` this time. */
export type DeliveryResult = 'sent' | 'refused' | 'failed';

export interface AnsweredRequest {
  /** Contract key of an operation, or another route's pattern. */
  operation: string;
  status: number;
  seconds: number;
}

/** What is measured in the moment in which somebody asks. */
export interface MetricSources {
  countStreams: () => number;
  readBacklog: () => Promise<Backlog>;
}

/** What waits in the database, for all servers together. */
export interface Backlog {
  /** Events that not every reaction has considered, and the age of the oldest. */
  events: { scope: string; count: number; oldestSeconds: number }[];
  /** Jobs whose time has come, and how long ago that of the oldest was. */
  jobs: { rank: string; count: number; oldestSeconds: number }[];
}

/** What an operator's Prometheus reads. Labels come from fixed lists: nobody makes more of them by what they send. */
export interface Metrics {
  /** Whether this is the operator's token. */
  admits(token: string): boolean;
  contentType: string;
  noteRequest(request: AnsweredRequest): void;
  noteDelivery(channel: DeliveryChannel, result: DeliveryResult): void;
  observe(sources: MetricSources): void;
  write(): Promise<string>;
}
