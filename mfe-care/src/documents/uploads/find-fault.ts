import { documentEndings, documentLimits } from '@carecircle/contracts';
import { Refusal } from '@carecircle/remote-kit';
import type { UploadFault } from './upload';

/** What is wrong with a file before anything of it is sent. */
export function findFault({ name, size }: File): UploadFault | undefined {
  const isKnown = documentEndings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return { is: 'type' };
  if (size === 0) return { is: 'empty' };
  return size > documentLimits.fileBytes ? { is: 'too-large' } : undefined;
}

/** What stopped an upload. */
export function faultOf(error: unknown): UploadFault {
  if (!(error instanceof Refusal)) return { is: 'connection' };
  const { code, fields, details } = error;
  if (code === 'STORAGE_FULL')
    return { is: 'storage', sizeBytes: Number(details.sizeBytes), freeBytes: Number(details.freeBytes) };
  const [field] = fields;
  if (field?.code === 'file_content') return { is: 'content' };
  if (field?.code === 'file_infected') return { is: 'infected' };
  if (field?.path === 'sizeBytes') return { is: 'too-large' };
  return { is: 'refused', refusal: error };
}
