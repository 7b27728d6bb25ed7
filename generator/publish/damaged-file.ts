/** A published file whose bytes are others than they were, with the same size and time. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** Returns null where a file that was needed is damaged. */
export function unlessDamaged<Result>(make: () => Result): Result | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof DamagedFile) return null;
    throw error;
  }
}
