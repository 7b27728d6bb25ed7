import { ConfigError } from '../../../config/config-error.ts';
import { mostParts } from '../../../generator/rebuild/stored/parts.ts';
import type { Shard } from '../../../generator/work/shard.ts';
import { type Environment, engines, isSet, toNumber } from './engines.ts';

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
