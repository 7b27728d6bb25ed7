import path from 'node:path';
import { installPackages } from '../packages/install-packages.ts';
import { type Browsing, browse } from './browse.ts';
import { checkAxe } from './check-axe.ts';
import { checkHtml } from './check-html.ts';
import { checkLayout } from './check-layout.ts';
import { checkLighthouse, type LighthouseScores } from './check-lighthouse.ts';
import { checkLinks } from './check-links.ts';
import { checkStates } from './check-states.ts';
import type { Check, Finding } from './finding.ts';
import { pickRepresentatives } from './page-kinds.ts';
import { type BuiltSite, readSite } from './read-site.ts';
import { type PageWeight, weighPages } from './weigh-pages.ts';

export interface SiteOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** The site's, absolute. */
  readonly folder: string;
  readonly checks: readonly Check[];
  /** The number of Lighthouse measurements of a page that is not perfect. */
  readonly rounds: number;
  readonly onStep: (step: string) => void;
}

export interface SiteResult {
  /** The number of pages. */
  readonly pages: number;
  readonly findings: readonly Finding[];
  readonly weights: readonly PageWeight[];
  readonly scores: readonly LighthouseScores[];
}

/** The part of one check in the result. */
type Outcome = Partial<Omit<SiteResult, 'pages'>>;

/** Checks a built site. Weight and Lighthouse take one page of each kind, all other checks take every page. */
export async function checkSite({ root, folder, checks, ...options }: SiteOptions): Promise<SiteResult> {
  const site = await readSite(folder);
  const outcomes = await browse({ root, folder }, async (browsing) => {
    const outcomes: Outcome[] = [];
    for (const check of checks) {
      options.onStep(check);
      outcomes.push(await run[check]({ root, site, browsing, ...options }));
    }
    return outcomes;
  });
  return {
    pages: site.pages.length,
    findings: outcomes.flatMap(({ findings = [] }) => findings),
    weights: outcomes.flatMap(({ weights = [] }) => weights),
    scores: outcomes.flatMap(({ scores = [] }) => scores),
  };
}

/** The folder of the packages that only Lighthouse needs. */
const qualityPackages = 'tools/quality';

interface Input extends Pick<SiteOptions, 'root' | 'rounds' | 'onStep'> {
  readonly site: BuiltSite;
  readonly browsing: Browsing;
}

const run: Readonly<Record<Check, (input: Input) => Promise<Outcome>>> = {
  html: async ({ site }) => ({ findings: await checkHtml(site) }),
  links: async ({ site }) => ({ findings: checkLinks(site) }),
  weight: async ({ site, browsing }) => weighPages(pickRepresentatives(site.pages), browsing),
  layout: async ({ site, browsing }) => ({
    findings: await checkLayout(
      site.pages.map(({ path }) => path),
      browsing,
    ),
  }),
  axe: async ({ site, browsing, onStep }) => ({
    findings: [
      ...(await checkStates(site.pages, { ...browsing, onStep })),
      ...(await checkAxe(
        site.pages.map(({ path }) => path),
        browsing,
      )),
    ],
  }),
  lighthouse: async ({ root, site, browsing, rounds, onStep }) => {
    const onPage = ({ kind, performance }: LighthouseScores) => onStep(`lighthouse: ${kind}, ${performance}`);
    const { encryptedOrigin: origin, debuggingPort } = browsing;
    const packages = path.join(root, qualityPackages);
    await installPackages(packages);
    const measured = pickRepresentatives(site.pages);
    return checkLighthouse(measured, { packages, origin, debuggingPort, rounds, onPage });
  },
};
