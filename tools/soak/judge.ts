/** A site by its files' hashes. */
export type Hashes = Readonly<Record<string, string>>;

export interface Ended {
  readonly exitCode: number | null;
  /** The published folder before and after; empty when it was missing. */
  readonly before: Hashes;
  readonly after: Hashes;
  /** Files beside the site. */
  readonly besides: readonly string[];
  /** Clean builds of the content at each moment of the build, the last first. Made when they are asked for. */
  readonly cleanSites: AsyncIterable<Hashes>;
}

export type Verdict =
  | { readonly outcome: 'published' | 'refused' }
  | { readonly outcome: 'wrong'; readonly why: string };

/** A CMS that cannot be reached, and content that cannot be published as it came: what a sick CMS may lead to. */
const truthful = [3, 4];

/**
 * Checks a build under faults: its site must be a clean build of the content at one moment of it,
 * or the folder is unchanged and the exit code is right.
 */
export async function judge({ exitCode, before, after, besides, cleanSites }: Ended): Promise<Verdict> {
  if (besides.length > 0) return wrong(`${besides.join(', ')} lies beside the site`);
  if (exitCode !== 0) {
    if (exitCode === null || !truthful.includes(exitCode)) return wrong(`it ended with ${exitCode}`);
    const changed = differences(before, after);
    return changed.length === 0
      ? { outcome: 'refused' }
      : wrong(`exit ${exitCode}, and changed: ${name(changed)}`);
  }
  let nearest: readonly string[] | undefined;
  for await (const clean of cleanSites) {
    const other = differences(clean, after);
    if (other.length === 0) return { outcome: 'published' };
    if (nearest === undefined || other.length < nearest.length) nearest = other;
  }
  return wrong(`published what was never the content; nearest differs in ${name(nearest ?? [])}`);
}

function wrong(why: string): Verdict {
  return { outcome: 'wrong', why };
}

function differences(one: Hashes, other: Hashes): readonly string[] {
  const files = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return files.filter((file) => one[file] !== other[file]);
}

function name(files: readonly string[]): string {
  return `${files.slice(0, 6).join(', ')}${files.length > 6 ? ` and ${files.length - 6} more` : ''}`;
}
