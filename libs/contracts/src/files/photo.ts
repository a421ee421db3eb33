import * as z from 'zod';
import { mostPhotoBytes } from './most-photo-bytes';

/**
 * A JPEG, PNG or WebP picture as base64; the server looks into it, refuses at `photo` what is none or is too large, and keeps
 * only what shows.
 */
export const PhotoText = z
  .string()
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)
  .max(Math.ceil(mostPhotoBytes / 3) * 4);
