import type { Problem } from '../../problems/problem.ts';
import type { CrawlContext } from '../crawl-context.ts';
import { crawlMenu } from '../menus.ts';
import { type Finding, good, weak } from './finding.ts';

/** Tells what the menu at a location of the theme holds, and every item that cannot be used. */
export async function menuFindings(
  location: string,
  context: Pick<CrawlContext, 'client' | 'hosts'>,
): Promise<readonly Finding[]> {
  const told: Problem[] = [];
  const menu = await crawlMenu(location, { ...context, warn: (problem) => told.push(problem) });
  if (told.length > 0) return told.map((problem) => toFinding(problem, location));
  if (menu.length > 0) return [good(`The menu ${location} has ${menu.length} items at its top.`)];
  return [
    weak(`The menu ${location} is empty.`, `Give the location ${location} a menu under Appearance, Menus.`),
  ];
}

/** A problem with an entry is one of an item; any other is that the location is missing. */
function toFinding({ message, entry }: Problem, location: string): Finding {
  if (entry !== undefined)
    return weak(
      `${message}: number ${entry.id} "${entry.title}" of the menu ${location}.`,
      'Correct it under Appearance, Menus.',
    );
  return weak(
    `${message}.`,
    `Register the menu location "${location.toLowerCase()}" in the theme or a plugin, and give it a menu.`,
  );
}
