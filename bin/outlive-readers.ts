/**
 * Lets a command go on to its end and its exit code when whoever reads what it prints has gone, as in `generate | head`. The
 * stream throws away what is printed from then on.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
