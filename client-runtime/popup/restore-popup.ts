/** In characters. Longer records are not from this runtime. */
const maxRecordLength = 500;

/** The stored state of the popup: `status` is true when this version was dismissed. */
interface PopupState {
  readonly status: boolean;
  readonly version: string;
}

/**
 * Reads the status in a stored record. Null for an invalid one or another version: versions are
 * compared strictly, 1 is not "1".
 */
export function restorePopup(text: string | null, version: string): boolean | null {
  try {
    if (text === null || text.length > maxRecordLength) return null;
    const stored: Partial<PopupState> | null = JSON.parse(text);
    const isUsable = typeof stored?.status === 'boolean' && stored.version === version;
    return isUsable ? (stored.status ?? null) : null;
  } catch {
    return null;
  }
}
