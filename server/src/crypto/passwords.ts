import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** How passwords are kept: as memory-hard hashes that name their own cost, so that a later version may ask for more. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash as for a wrong password, so that time tells nothing. */
  isRight(hash: string | null | undefined, password: string): Promise<boolean>;
}

interface Key {
  /** Binary logarithm of the work and memory of one hash (RFC 7914: N). */
  logCost: number;
  salt: Buffer;
  key: Buffer;
}

/** 16 MiB of memory and a tenth of a second for each guess. */
const usualLogCost = 14;
const blockSize = 16;
const keyBytes = 64;

export function createPasswords({ logCost = usualLogCost } = {}): Passwords {
  let decoy: Promise<string> | undefined;
  const hash = async (password: string) => {
    const salt = randomBytes(16);
    return written({ logCost, salt, key: await derive(password, salt, logCost) });
  };
  return {
    hash,
    async isRight(kept, password) {
      decoy ??= hash('no one has this password');
      const { logCost: keptCost, salt, key } = read(kept ?? (await decoy));
      return timingSafeEqual(key, await derive(password, salt, keptCost)) && Boolean(kept);
    },
  };
}

function derive(password: string, salt: Buffer, logCost: number): Promise<Buffer> {
  const N = 2 ** logCost;
  const options = { N, r: blockSize, p: 1, maxmem: 256 * N * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** In the PHC string format. */
function written({ logCost, salt, key }: Key): string {
  return `$scrypt$ln=${logCost},r=${blockSize},p=1$${base64(salt)}$${base64(key)}`;
}

/** Also of the form `salt:key` in hexadecimal digits, which versions before had of the usual cost. */
function read(hash: string): Key {
  const [, logCost, salt = '', key = ''] =
    /^\$scrypt\$ln=(\d+),r=16,p=1\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (logCost) {
    return { logCost: Number(logCost), salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
  }
  const [oldSalt = '', oldKey = ''] = hash.split(':');
  return { logCost: usualLogCost, salt: Buffer.from(oldSalt), key: Buffer.from(oldKey, 'hex') };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
