import type { HealthImport } from '@carecircle/contracts';
import type { SourcedReading } from '../../readings/insert-readings';

/** A file at rest, of which any part can be read. */
export interface HealthFile {
  sizeBytes: number;
  /** Bytes `from` to `to`, the latter not included. */
  read(from: number, to: number): AsyncIterable<Buffer>;
}

/** What came out of a part of a file, and how much of it was read by then. */
export interface HealthPart {
  readings: SourcedReading[];
  /** What no body has, or has no time. */
  left: number;
  readBytes: number;
}

/** Why a file was not read, or not to its end; what came before stays. */
export class HealthFileFault extends Error {
  constructor(
    readonly problem: NonNullable<HealthImport['problem']>,
    /** Columns that are missing. */
    readonly missing: readonly string[] = [],
  ) {
    super(problem);
    this.name = 'HealthFileFault';
  }
}

export const readingsOfPart = 5_000;
