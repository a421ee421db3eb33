import type { BrowserContext, Page } from '@playwright/test';
import config from '../playwright.config';

/** Microphones and cameras of its own that beep and blink, allowed without a question, and connections within one machine. */
const callFlags = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--autoplay-policy=no-user-gesture-required',
];

const usual = config.use?.launchOptions ?? {};

/** For `test.use`: browsers that can call each other. */
export const launchOptions = { ...usual, args: [...(usual.args ?? []), ...callFlags] };

interface WatchedWindow extends Window {
  watched?: RTCPeerConnection[];
}

/** Lets the pages of a context be asked what their connections receive; with `relay` they may only connect over a TURN server. */
export async function watchConnections(
  context: BrowserContext,
  iceTransportPolicy: RTCIceTransportPolicy = 'all',
): Promise<void> {
  await context.addInitScript((policy) => {
    const watched: RTCPeerConnection[] = [];
    (window as WatchedWindow).watched = watched;
    const Original = RTCPeerConnection;
    window.RTCPeerConnection = class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super({ ...configuration, iceTransportPolicy: policy });
        watched.push(this);
      }
    };
  }, iceTransportPolicy);
}

export interface Received {
  audioEnergy: number;
  audioPackets: number;
  frames: number;
  /** Kinds of the ways that are in use, such as `host` or `relay`. */
  ways: string[];
}

/** What the open connections of a page have received so far. */
export function receivedBy(page: Page): Promise<Received> {
  return page.evaluate(async () => {
    const sum = { audioEnergy: 0, audioPackets: 0, frames: 0, ways: [] as string[] };
    for (const connection of (window as WatchedWindow).watched ?? []) {
      if (connection.connectionState === 'closed') continue;
      const stats = await connection.getStats();
      stats.forEach((report) => {
        if (report.type === 'inbound-rtp' && report.kind === 'audio') {
          sum.audioEnergy += report.totalAudioEnergy ?? 0;
          sum.audioPackets += report.packetsReceived ?? 0;
        }
        if (report.type === 'inbound-rtp' && report.kind === 'video') sum.frames += report.framesDecoded ?? 0;
        if (report.type === 'candidate-pair' && report.nominated && report.state === 'succeeded')
          sum.ways.push(stats.get(report.localCandidateId)?.candidateType ?? '');
      });
    }
    return sum;
  });
}
