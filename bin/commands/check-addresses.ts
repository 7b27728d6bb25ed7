import { ConfigError } from '../../config/config-error.ts';
import { clean } from '../../generator/util/clean.ts';
import { codeOf, messageOf } from '../../generator/util/code-of.ts';
import { openRedirects } from '../../hosts/match-redirect.ts';
import { planRedirects } from '../../hosts/plan-redirects.ts';
import { exitCodes } from '../exit-codes.ts';
import { readConfig } from '../read-config.ts';
import { count } from '../report/figures.ts';
import { printLines } from '../report/print-lines.ts';
import { type Followed, followAddress } from './addresses/follow-address.ts';
import { readAddresses } from './addresses/read-addresses.ts';
import { readHostedSite } from './host/read-hosted-site.ts';

export interface CheckAddressesFlags {
  readonly out?: string;
  readonly config: string;
}

/**
 * Tells for each address of the files where it leads on the built site, a line each, and how many are lost. Exit codes: 0 when
 * none is, 4 otherwise.
 */
export async function checkAddresses(
  addresses: readonly string[],
  { out, config }: CheckAddressesFlags,
  root: string,
): Promise<number> {
  const { outDir } = await readConfig({ configFile: config, flags: { out }, root });
  const { manifest, rules } = await readHostedSite(outDir);
  const redirect = openRedirects(planRedirects(rules, manifest.files));
  const counts: Record<Followed['end'] | 'several', number> = {
    ...{ here: 0, moved: 0, gone: 0, lost: 0, unreadable: 0, several: 0 },
  };
  const parts = new Set<string>();
  let lines: string[] = [];
  const print = (): void => {
    printLines(lines, process.stdout);
    lines = [];
  };
  for (const file of addresses) {
    try {
      for await (const { address, isPart } of readAddresses(file)) {
        if (isPart) {
          parts.add(address);
          continue;
        }
        const followed = followAddress(address, manifest.files, redirect);
        counts[followed.end] += 1;
        if (followed.end === 'moved' && followed.steps > 1) counts.several += 1;
        lines.push(lineOf(address, followed));
        if (lines.length >= 1_000) print();
      }
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      throw new ConfigError([`--addresses: ${file} cannot be read: ${messageOf(error)}`]);
    }
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, -counts.several);
  if (total === 0 && parts.size === 0)
    throw new ConfigError([
      `--addresses: no address in ${addresses.join(', ')}; name a sitemap, or a text with one in each line`,
    ]);
  lines.push(...sumUp(counts, total, parts));
  print();
  return counts.lost + counts.unreadable + parts.size > 0 ? exitCodes.content : exitCodes.ok;
}

function lineOf(address: string, followed: Followed): string {
  const shown = clean(address);
  switch (followed.end) {
    case 'here':
      return `✔ ${shown}`;
    case 'moved':
      return `${followed.steps > 1 ? '!' : '✔'} ${shown} → ${clean(followed.to)}${followed.steps > 1 ? ` in ${followed.steps} steps` : ''}`;
    case 'gone':
      return `✔ ${shown} is gone on purpose (${followed.status})`;
    case 'lost':
      return `✖ ${shown} ${followed.to === undefined ? 'leads nowhere' : `→ ${clean(followed.to)}, which leads nowhere`}`;
    case 'unreadable':
      return `✖ ${shown} is not the address of a page`;
  }
}

function sumUp(
  { here, moved, gone, lost, unreadable, several }: Record<Followed['end'] | 'several', number>,
  total: number,
  parts: ReadonlySet<string>,
): readonly string[] {
  return [
    `${total} ${total === 1 ? 'address' : 'addresses'}: ${here} here, ${moved} lead on, ${gone} gone on purpose, ${lost} lead nowhere.`,
    ...(several > 0 ? [`${several} lead on in several steps, marked by "!".`] : []),
    ...(unreadable > 0 ? [`${count(unreadable, 'line')} without the address of a page.`] : []),
    ...(lost > 0
      ? [`  → Name the page of each lost one in the setting "redirects": '/old/': '/new/'. Then build again.`]
      : []),
    ...(parts.size > 0
      ? [
          `${count(parts.size, 'sitemap')} named in place of pages, such as ${clean([...parts][0] ?? '')}`,
          '  → Save each of them as a file, and name all files behind --addresses.',
        ]
      : []),
  ];
}
