import { arch, cpus, totalmem } from 'node:os';

/** The machine, as far as figures depend on it. */
export interface Machine {
  readonly node: string;
  readonly platform: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
}

export function describeMachine(): Machine {
  return {
    node: process.version,
    platform: `${process.platform} ${arch()}`,
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1_000_000_000),
  };
}
