import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { appleHealthText } from './apple-health-text';

/** What the bench of money asks for: an Apple Health export (`EXPORT_FILE`) whose text has so many bytes (`TEXT_BYTES`). */
const zip = new ZipFile();
const text = Readable.from(appleHealthText(Number(process.env.TEXT_BYTES)), { objectMode: false });
zip.addReadStream(text, 'apple_health_export/export.xml');
zip.end();
await pipeline(zip.outputStream, createWriteStream(process.env.EXPORT_FILE ?? ''));
