/** No record of ours is longer: what is, was put there by something else. Characters. */
const maxRecordLength = 500;

/** What is kept of the popup: `status` says whether the visitor has dismissed this version of it. */
interface PopupState {
  readonly status: boolean;
  readonly version: string;
}

/**
 * The status in a stored record. Null when the text is none of ours or of another version: versions are compared strictly,
 * 1 is not "1".
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
