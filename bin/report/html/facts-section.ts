import { checkTitles } from '../../../generator/checks/check-titles.ts';
import { checkNames } from '../../../generator/checks/group-problems.ts';
import type { Report } from '../../../generator/site/report.ts';
import { type Html, html } from '../../../generator/util/html-template.ts';
import { size } from '../figures.ts';
import { section } from './section.ts';
import { count, cut, grouped, moment, text } from './text.ts';

/** Reasons and templates are few. */
const listed = 40;

/** When the site is next out of date by the clock, what was left out, and what was asked for. */
export function factsSection(report: Report): Html {
  const { rebuilt, requests, source, skipped, passed, pages, peakMemory } = report;
  const next = rebuilt?.nextChange;
  const repeated = requests.retries === 0 ? '' : `, ${grouped(requests.retries)} repeated`;
  const allowed = checkNames.flatMap((check) =>
    passed[check] ? [[checkTitles[check], passed[check]] as const] : [],
  );
  return facts('The clock, the CMS and the site', [
    ...(rebuilt
      ? [
          fact(
            'Next change by the clock',
            next ? html`${moment(next.at)}, when ${text(next.why)}` : html`none`,
          ),
        ]
      : []),
    fact('Skipped', html`${counts(Object.entries(skipped)) || 'nothing'}`),
    ...(allowed.length === 0 ? [] : [fact('Found and allowed', html`${counts(allowed)}`)]),
    fact('Requests', html`${grouped(requests.count)} to ${text(source)}, ${size(requests.bytes)}${repeated}`),
    ...(Object.keys(pages).length === 0
      ? []
      : [fact('Pages by template', html`${counts(Object.entries(pages))}`)]),
    fact('Peak memory', html`${size(peakMemory)}`),
  ]);
}

/** A part of the page with facts. */
export function facts(heading: string, list: readonly Html[]): Html {
  return section('facts', heading, html`<dl>${list}</dl>`);
}

/** A fact: its name, and its value. */
export function fact(name: string, value: Html): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>
`;
}

function counts(list: readonly (readonly [name: string, number: number])[]): string {
  return list
    .filter(([, number]) => number > 0)
    .slice(0, listed)
    .map(([name, number]) => `${cut(name, 80)} ${grouped(number)}`)
    .join(', ');
}

/** How much a build made, in a few words. */
export function pagesAndFiles({ pages, files, bytes }: Report): string {
  const made = Object.values(pages).reduce((sum, number) => sum + number, 0);
  return `${count(made, 'page')}, ${count(files, 'file')} (${size(bytes)})`;
}
