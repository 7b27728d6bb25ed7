import type { AnyEntry, Kind } from '../content/content.ts';
import { htmlToText } from '../content/html/text.ts';
import { kinds } from '../content/kinds/descriptions.ts';
import { titleOf } from '../content/name-entry.ts';
import { twinPathOf } from '../content/paths.ts';
import type { AnyPlace } from '../content/place.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { spaceFacts } from '../routes/free-spaces.ts';
import { hasTwin } from '../routes/has-twin.ts';
import { describeEntry, shorten } from '../routes/head/description.ts';
import { absolute } from '../routes/head/head.ts';
import type { RouteList } from '../routes/route.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { kindTitle } from '../routes/section-titles.ts';
import { standaloneHtml } from '../routes/standalone-html.ts';
import { escapeMarkdown, markdownLink, markdownOf } from './markdown-of.ts';

/** The most entries of a kind in llms.txt: the newest posts, the events to come. */
const mostNamed = 100;

/** In UTF-16 units. */
const longestAbout = 200;

/**
 * Makes the Markdown of each page about an entry that search engines may list, beside its page, and llms.txt, which leads
 * to it (https://llmstxt.org). Nothing unless the settings ask for it.
 */
export function* markdownTwins(routes: Pick<RouteList, 'has'>, context: RouteContext): Generator<OutputFile> {
  const { config, content, lists, row, paths } = context;
  if (!config.markdown || config.hasDrafts) return;
  const sections: string[] = [];
  for (const kind of kinds) {
    const places: readonly AnyPlace[] = lists[kind].all();
    for (const place of places) {
      const path = paths.ofEntry(place);
      const entry: AnyEntry = row(place);
      if (path === null || !routes.has(path) || !hasTwin(entry, context)) continue;
      yield { path: twinPathOf(path).slice(1), class: 'data', contents: twinOf(entry, path, context) };
    }
    sections.push(...sectionOf(kind, context));
  }
  const { title, tagline } = content.settings;
  const lines = [
    `# ${escapeMarkdown(title)}`,
    ...(tagline === '' ? [] : [`> ${escapeMarkdown(tagline)}`]),
    ...sections,
  ];
  yield { path: 'llms.txt', class: 'data', contents: `${lines.join('\n\n')}\n` };
}

function twinOf(entry: AnyEntry, path: string, context: RouteContext): string {
  const { config, nodesOf, resolve } = context;
  const { siteUrl } = config;
  const url = absolute(siteUrl, path);
  const picture = resolve.pictureById(entry.imageId);
  const facts = factsOf(entry, context).map(escapeMarkdown);
  const html = standaloneHtml({ nodes: nodesOf(entry), picture, url, siteUrl });
  // WordPress makes an excerpt of the first words of the text: they are not said twice.
  const isOwn = !htmlToText(html).includes(entry.excerpt.replace(/\s*\[…\]$/, ''));
  return `${[
    `# ${escapeMarkdown(titleOf(entry))}`,
    ...(isOwn ? [`> ${escapeMarkdown(entry.excerpt)}`] : []),
    ...(facts.length === 0 ? [] : [facts.map((fact) => `- ${fact}`).join('\n')]),
    markdownOf(html),
    `<${url}>`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

/** Says when, where and by whom, as the card or the page of an entry does. */
function factsOf(entry: AnyEntry, context: RouteContext): readonly string[] {
  const { summaries, lists } = context;
  const some = (...facts: readonly (string | undefined)[]) => facts.filter((fact) => fact !== undefined);
  switch (entry.kind) {
    case 'event': {
      const event = summaries.event(entry);
      const when = event && [event.when.days, event.when.time].filter(Boolean).join(', ');
      return some(event?.state?.label, event?.repeats, when, event?.place?.title, event?.price);
    }
    case 'post':
      return some(
        summaries.news(entry).published.label,
        entry.fields.author ? lists.authorOf(entry.fields.author.id)?.name : undefined,
      );
    case 'location':
      return some(...(summaries.location(entry).hours ?? []), summaries.location(entry).address);
    case 'artwork':
      return some(summaries.art(entry).artist, summaries.art(entry).year?.toString());
    case 'job': {
      const { employer, pay, starts, closes } = entry.fields;
      return some(...[employer, pay, starts].filter(Boolean), closes ?? undefined);
    }
    case 'space': {
      const { size, rent, available } = spaceFacts(entry, context);
      return some(size, rent, available);
    }
    default:
      return [];
  }
}

function sectionOf(kind: Kind, context: RouteContext): readonly string[] {
  const { lists, row, paths, config, words } = context;
  const list = kind === 'event' ? lists.upcoming : lists[kind];
  const links = list.cut(0, mostNamed).flatMap((place: AnyPlace): readonly string[] => {
    const path = paths.ofEntry(place);
    const entry: AnyEntry = row(place);
    if (path === null || !hasTwin(entry, context)) return [];
    const link = markdownLink(escapeMarkdown(titleOf(entry)), absolute(config.siteUrl, twinPathOf(path)));
    const about = escapeMarkdown(shorten(describeEntry(entry), longestAbout));
    return [`- ${link}${about === '' ? '' : `: ${about}`}`];
  });
  return links.length === 0 ? [] : [`## ${escapeMarkdown(kindTitle(kind, words))}\n\n${links.join('\n')}`];
}
