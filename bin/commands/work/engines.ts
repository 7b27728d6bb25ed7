import { ConfigError } from '../../../config/config-error.ts';
import { mostParts } from '../../../generator/rebuild/stored/parts.ts';
import type { Shard } from '../../../generator/work/shard.ts';

/** The environment of a process. */
type Environment = Readonly<Record<string, string | undefined>>;

/** How an engine that runs indexed jobs tells a process which of them it is. */
interface Engine {
  readonly name: string;
  /** The variable that tells the index; without it the process does not run in this engine. */
  readonly index: string;
  /** Reads the shard, or says what is wrong with the variables. */
  readonly read: (env: Environment) => Shard | string;
  /** Variables that name the run; all of them together are its name. */
  readonly run: readonly string[];
}

/** For engines that do not tell how many shards there are. */
const totalVariable = 'BOARDWALK_SHARDS';

/** `base`: the number of the first shard. Of `totals`, the first that is set counts. */
function indexed(index: string, base: 0 | 1, totals: readonly string[]): Pick<Engine, 'index' | 'read'> {
  return {
    index,
    read: (env) => {
      const at = toNumber(env[index]);
      if (at === null) return notANumber(index, env);
      const named = totals.find((name) => isSet(env[name]));
      if (named === undefined)
        return `${index} is set, but not how many shards there are: set ${totals.join(' or ')}`;
      const total = toNumber(env[named]);
      return total === null ? notANumber(named, env) : { index: at - base, total };
    },
  };
}

/** Slurm numbers its tasks as it is told: `--array=0-3`, `1-4` or `10-40:10`. */
const slurm: Pick<Engine, 'index' | 'read'> = {
  index: 'SLURM_ARRAY_TASK_ID',
  read: (env) => {
    const names = ['ID', 'MIN', 'MAX', 'COUNT', 'STEP'].map((name) => `SLURM_ARRAY_TASK_${name}`);
    const wrong = names.find((name) => isSet(env[name]) && toNumber(env[name]) === null);
    if (wrong !== undefined) return notANumber(wrong, env);
    const [id, first, last, count, step] = names.map((name) => toNumber(env[name]));
    if (id == null) return notANumber('SLURM_ARRAY_TASK_ID', env);
    if (first == null) return 'SLURM_ARRAY_TASK_ID is set, but not SLURM_ARRAY_TASK_MIN';
    const each = step ?? 1;
    const total = count ?? (last == null ? null : Math.floor((last - first) / each) + 1);
    if (total === null)
      return 'SLURM_ARRAY_TASK_ID is set, but neither SLURM_ARRAY_TASK_COUNT nor SLURM_ARRAY_TASK_MAX';
    // A list with gaps, such as --array=0,3,7, cannot be counted through.
    if (each < 1 || (last != null && last !== first + (total - 1) * each) || (id - first) % each !== 0)
      return `the tasks of the array are not in a row: SLURM_ARRAY_TASK_ID is ${id} from ${first} to ${last}; use --array=0-${total - 1}`;
    return { index: (id - first) / each, total };
  },
};

/** The engines, in the order in which they are asked. */
const engines: readonly Engine[] = [
  { name: 'Kubernetes', ...indexed('JOB_COMPLETION_INDEX', 0, [totalVariable]), run: [] },
  {
    name: 'AWS Batch',
    ...indexed('AWS_BATCH_JOB_ARRAY_INDEX', 0, ['AWS_BATCH_JOB_ARRAY_SIZE', totalVariable]),
    run: [],
  },
  { name: 'Slurm', ...slurm, run: ['SLURM_ARRAY_JOB_ID'] },
  { name: 'GitLab', ...indexed('CI_NODE_INDEX', 1, ['CI_NODE_TOTAL']), run: ['CI_PIPELINE_ID'] },
  {
    name: 'CircleCI',
    ...indexed('CIRCLE_NODE_INDEX', 0, ['CIRCLE_NODE_TOTAL']),
    run: ['CIRCLE_WORKFLOW_ID'],
  },
  {
    name: 'Buildkite',
    ...indexed('BUILDKITE_PARALLEL_JOB', 0, ['BUILDKITE_PARALLEL_JOB_COUNT']),
    run: ['BUILDKITE_BUILD_ID'],
  },
];

/** Hosted CI sets a variable that has no value to an empty text. */
function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

/** Reads a whole number from 0 on; null for any other text. */
function toNumber(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,7}$/.test(value) ? Number(value) : null;
}

function notANumber(name: string, env: Environment): string {
  return `${name}: "${env[name]}" is not a whole number`;
}

/**
 * GitHub has no index of its own for the jobs of a matrix, but a name for the run. Another attempt is
 * another run: it may crawl again.
 */
const runs: readonly (readonly string[])[] = [
  ['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT'],
  ...engines.map(({ run }) => run).filter((names) => names.length > 0),
];

/**
 * Returns the name of the run that this process belongs to: the flag, `BOARDWALK_RUN`, or that of the
 * engine. Undefined without one: then the inputs of the processes are not compared.
 */
export function findRunName(flag: string | undefined, env: Environment): string | undefined {
  const own = [flag, env.BOARDWALK_RUN].find(isSet);
  if (own !== undefined) return own;
  const names = runs.find((names) => names.every((name) => isSet(env[name])));
  return names?.map((name) => `${name}=${env[name]}`).join(' ');
}

const ownVariable = 'BOARDWALK_SHARD';

/**
 * Finds the shard of this process: `--shard i/n`, counted from 0, or for `auto` `BOARDWALK_SHARD`, or
 * the variables of the engine that runs it. Throws ConfigError, which names the variables: without
 * any, with a number that cannot be, or with two engines that disagree.
 */
export function findShard(flag: string, env: Environment): Shard {
  if (flag !== 'auto') return checked(readPair('--shard', flag), `--shard ${flag}`);
  const own = env[ownVariable];
  if (isSet(own)) return checked(readPair(ownVariable, own), `${ownVariable}=${own}`);
  const found = engines
    .filter(({ index }) => isSet(env[index]))
    .map(({ name, index, read }) => ({ name, index, shard: checked(read(env), `${name} (${index})`) }));
  const [first] = found;
  if (first === undefined)
    throw new ConfigError([
      `--shard auto: no engine tells which shard this is: set ${ownVariable}=0/4 for the first of four, or one of ${engines.map(({ index }) => index).join(', ')}`,
    ]);
  const other = found.find(({ shard }) => !isSame(shard, first.shard));
  if (other !== undefined)
    throw new ConfigError([
      `--shard auto: ${first.name} (${first.index}) says ${written(first.shard)}, ${other.name} (${other.index}) says ${written(other.shard)}: set ${ownVariable}`,
    ]);
  return first.shard;
}

function readPair(name: string, text: string): Shard | string {
  const [, index, total] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const [at, of] = [toNumber(index), toNumber(total)];
  if (at === null || of === null)
    return `${name}: "${text}" must be auto, or the shard and how many there are, counted from 0: 0/4 to 3/4`;
  return { index: at, total: of };
}

function checked(shard: Shard | string, from: string): Shard {
  if (typeof shard === 'string') throw new ConfigError([shard]);
  const { index, total } = shard;
  if (total < 1 || total > mostParts)
    throw new ConfigError([`${from}: there may be 1 to ${mostParts} shards, not ${total}`]);
  if (index < 0 || index >= total)
    throw new ConfigError([`${from}: ${written(shard)} is not one of ${total} shards, counted from 0`]);
  return shard;
}

function isSame(one: Shard, other: Shard): boolean {
  return one.index === other.index && one.total === other.total;
}

function written({ index, total }: Shard): string {
  return `${index}/${total}`;
}
