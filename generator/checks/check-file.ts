import type { Problem } from '../problems/problem.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { findHostLeak } from './host-leaks.ts';
import { findPrivateText, type PrivateText } from './private-texts.ts';

/** What no file of the site may hold. */
export interface Forbidden {
  /** Hosts of the CMS. */
  readonly cmsHosts: readonly string[];
  readonly privateTexts: readonly PrivateText[];
}

export interface CheckedPage {
  readonly path: string;
  readonly entry?: Problem['entry'];
  readonly call: { readonly template: string };
}

/** What is wrong with a page's html. The admin door may name the CMS, when the settings send it there. */
export function checkPage(
  page: CheckedPage,
  html: string,
  { cmsHosts, privateTexts }: Forbidden,
): readonly Problem[] {
  const hosts = page.call.template === 'admin' ? [] : cmsHosts;
  return present([
    findHostLeak({ file: page, contents: html, hosts }),
    findPrivateText(page, html, privateTexts),
  ]);
}

/** What is wrong with a file that is no page: feeds, calendars, redirects, our own scripts and styles. `entry`: whose it is. */
export function checkFile(
  file: OutputFile,
  { cmsHosts, privateTexts }: Forbidden,
  entry?: Problem['entry'],
): readonly Problem[] {
  if (!('contents' in file)) return [];
  const place = { path: `/${file.path}`, ...(entry && { entry }) };
  const { contents } = file;
  return present([
    file.class === 'data'
      ? findHostLeak({ file: place, contents: contents.toString(), hosts: cmsHosts })
      : null,
    findPrivateText(place, contents, privateTexts),
  ]);
}

function present(problems: readonly (Problem | null)[]): readonly Problem[] {
  return problems.filter((problem) => problem !== null);
}
