import { SourceError } from '../../generator/problems/source-error.ts';

/** Waits for a request that has to fail, and returns its error. */
export async function sourceFailure(request: Promise<unknown>): Promise<SourceError> {
  try {
    await request;
  } catch (error) {
    if (error instanceof SourceError) return error;
  }
  throw new Error('The request did not fail with a SourceError');
}
