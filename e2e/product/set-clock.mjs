import { readFileSync, watchFile } from 'node:fs';
import http from 'node:http';

/**
 * Loaded before the server's program, as a machine whose clock is set by others: everything that it reads the time from, and
 * the date of its answers, follows the moment (ISO 8601) in `CLOCK_FILE`, also when that is set anew.
 */
const TrueDate = Date;
const file = process.env.CLOCK_FILE ?? '';
const readSkewMs = () => TrueDate.parse(readFileSync(file, 'utf8')) - TrueDate.now();
let skewMs = readSkewMs();
watchFile(file, { interval: 50, persistent: false }, () => (skewMs = readSkewMs()));

globalThis.Date = class extends TrueDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(TrueDate.now() + skewMs);
  }
  static now() {
    return TrueDate.now() + skewMs;
  }
};

const { writeHead } = http.ServerResponse.prototype;
http.ServerResponse.prototype.writeHead = function (...answer) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, answer);
};
