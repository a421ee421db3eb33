import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What an authenticator is told to do wrong. */
interface Fault {
  /** It did not ask for finger, face or code. */
  isUnverified?: boolean;
  /** Page that it answers to, instead of the right one. */
  origin?: string;
  counter?: number;
}

interface Options {
  challenge?: unknown;
}

/** An authenticator of one passkey (WebAuthn 3, ES256, attestation 'none'), with its private key at hand. */
export function createAuthenticator(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  const clientData = (type: string, { challenge }: Options, { origin = site }: Fault) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, { isUnverified, counter: told = (counter += 1) }: Fault) => {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | 0x01 | (isUnverified ? 0 : 0x04));
    rest.writeUInt32BE(told, 1);
    return Buffer.concat([sha256(Buffer.from(new URL(site).hostname)), rest]);
  };
  const answer = { id, rawId: id, type: 'public-key' as const };
  return {
    register(options: Options, fault: Fault = {}) {
      const length = Buffer.from([0, credentialId.length]);
      const parts = [head(0x40, fault), Buffer.alloc(16), length, credentialId, coseKey(publicKey)];
      return {
        ...answer,
        response: {
          clientDataJSON: clientData('webauthn.create', options, fault).toString('base64url'),
          attestationObject: attestation(Buffer.concat(parts)).toString('base64url'),
        },
      };
    },
    assert(options: Options, fault: Fault = {}) {
      const client = clientData('webauthn.get', options, fault);
      const authenticatorData = head(0, fault);
      const signed = Buffer.concat([authenticatorData, sha256(client)]);
      return {
        ...answer,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ]);
}

/** CBOR of an ES256 key as RFC 9053 writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}
