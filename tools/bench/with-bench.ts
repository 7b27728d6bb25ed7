import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BenchCms, type CmsContent, startCms } from './cms.ts';
import { chooseFolder, openCopy, type ProjectCopy } from './project-copy.ts';

/** The inputs of a measurement. */
export interface Bench {
  readonly copy: ProjectCopy;
  /** With as many generated entries as were asked for. */
  readonly cms: BenchCms;
  /** For sites, absolute. */
  readonly folder: string;
}

export interface BenchSize extends CmsContent {
  /** The project's folder, absolute. It is copied, and stays as it is. */
  readonly root: string;
}

/** Opens a bench, measures with it, and removes it whatever becomes of that. */
export async function withBench<Result>(
  { root, ...content }: BenchSize,
  measure: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(await chooseFolder(content.entries), 'boardwalk-bench-'));
  try {
    const copy = await openCopy(root, path.join(folder, 'project'));
    const cms = await startCms(copy, content);
    try {
      return await measure({ copy, cms, folder });
    } finally {
      await cms.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
