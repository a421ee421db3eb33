import { createHmac } from 'node:crypto';
import type { IceServer } from '@carecircle/contracts';

export interface IceOptions {
  /** Addresses such as `stun:stun.example:3478`. */
  stunUrls: readonly string[];
  /** Addresses such as `turn:turn.example:3478?transport=udp`, and the secret that the TURN server shares with this one. */
  turn: { urls: readonly string[]; secret: string } | null;
}

/** How the devices of a call find each other. */
export interface Ice {
  /** Whether something passes on what cannot go directly. */
  hasRelay: boolean;
  serversFor(personId: string, now: Date): { iceServers: IceServer[]; expiresAt: Date };
}

const validMs = 2 * 3_600_000;

/**
 * Credentials of the TURN REST API (draft-uberti-behave-turn-rest): the name is when they end, in seconds, and for whom they are; the
 * password its HMAC-SHA1 with the shared secret. coturn takes them with `use-auth-secret`.
 */
export function createIce({ stunUrls, turn }: IceOptions): Ice {
  return {
    hasRelay: turn !== null,
    serversFor(personId, now) {
      const expiresAt = new Date(now.getTime() + validMs);
      const username = `${Math.floor(expiresAt.getTime() / 1000)}:${personId}`;
      const iceServers: IceServer[] = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
      if (turn) {
        const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
        iceServers.push({ urls: [...turn.urls], username, credential });
      }
      return { iceServers, expiresAt };
    },
  };
}
