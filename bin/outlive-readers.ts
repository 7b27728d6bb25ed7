/**
 * Lets a command run to its end and its exit code when the reader of its output has gone, as in
 * `generate | head`. Further output is discarded.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
