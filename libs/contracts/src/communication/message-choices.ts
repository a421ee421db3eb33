import { documentTypes } from '../documents/document-choices';

/** What a message brings beside or instead of text (CHAT-2). */
export const messageFileKinds = ['voice', 'image', 'file'] as const;

/** What a message may bring, by the content type that the bytes have, and the ending that names it. */
export const messageFileTypes = {
  voice: { 'audio/webm': '.webm', 'audio/mp4': '.m4a', 'audio/ogg': '.ogg', 'audio/wav': '.wav' },
  image: { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' },
  file: {
    'application/pdf': documentTypes['application/pdf'],
    'application/msword': documentTypes['application/msword'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
    'text/plain': '.txt',
  },
} as const;

/** Endings of documents that may be chosen. */
export const messageFileEndings = ['.pdf', '.doc', '.docx', '.txt'] as const;

export const messageLimits = {
  textLength: 8_000,
  /** Of one file. */
  fileBytes: 25 * 1024 * 1024,
  voiceMs: 10 * 60_000,
  /** How many bars draw a voice message, each from 0 to `loudest`. */
  peaks: 48,
  loudest: 100,
} as const;
