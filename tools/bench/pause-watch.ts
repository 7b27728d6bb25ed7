/** Adds up the time that a measurement leaves out. */
export interface PauseWatch {
  readonly pause: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The omitted time so far: by the clock, and of this process's threads. */
  readonly paused: () => { readonly ms: number; readonly cpuMs: number };
}

export function createPauseWatch(): PauseWatch {
  let ms = 0;
  let cpuMs = 0;
  return {
    pause: async (work) => {
      const start = performance.now();
      const cpuStart = process.cpuUsage();
      const result = await work();
      const { user, system } = process.cpuUsage(cpuStart);
      ms += performance.now() - start;
      cpuMs += (user + system) / 1000;
      return result;
    },
    paused: () => ({ ms, cpuMs }),
  };
}
