import { hasCome } from '../clock.ts';
import type { DemoEntry } from '../store-types.ts';

/** True for what is listed to everybody; an entry with a password is, though most of its fields are empty. */
export function isPublic(entry: DemoEntry): boolean {
  return entry.status === 'publish' && hasCome(entry.date);
}
