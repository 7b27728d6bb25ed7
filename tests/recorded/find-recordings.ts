import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

const parts = ['schema.graphql', 'samples', 'fidelity'];

/** Says where the recorded answers are, or what is missing of them. */
export default function findRecordings({ config }: TestProject): void {
  const folder = config.env.BOARDWALK_RECORDED ?? '';
  const missing = parts.filter((part) => !existsSync(path.join(folder, part)));
  if (missing.length > 0)
    throw new Error(
      `${folder} lacks ${missing.join(', ')}: let BOARDWALK_RECORDED name the folder with the recorded answers of a real WordPress.`,
    );
  console.log(`The recorded answers are those in ${folder}.`);
}
