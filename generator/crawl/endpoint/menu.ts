import type { Problem } from '../../problems/problem.ts';
import type { CrawlContext } from '../crawl-context.ts';
import { crawlMenu } from '../menus.ts';
import { type Finding, good, weak } from './finding.ts';

/** Tells what the menu at a location of the theme holds. */
export async function menuFinding(
  location: string,
  context: Pick<CrawlContext, 'client' | 'hosts'>,
): Promise<Finding> {
  const told: Problem[] = [];
  const menu = await crawlMenu(location, { ...context, warn: (problem) => told.push(problem) });
  const [problem] = told;
  if (menu.length > 0 && problem === undefined)
    return good(`The menu ${location} has ${menu.length} items at its top.`);
  if (problem !== undefined)
    return weak(
      `${problem.message}.`,
      problem.hint ??
        `Register the menu location "${location.toLowerCase()}" in the theme or a plugin, and give it a menu.`,
    );
  return weak(
    `The menu ${location} is empty.`,
    `Give the location ${location} a menu under Appearance, Menus.`,
  );
}
