import type { PopupProps } from '../../templates/components/Popup.tsx';
import type { Entry } from '../content/content.ts';
import { nameEntry, titleOf } from '../content/name-entry.ts';
import { fileOf } from '../content/paths.ts';
import { refuseUnfinished } from '../pages/refuse-unfinished.ts';
import { renderLimitMs, renderWithin } from '../pages/time-limit.ts';
import { BuildError } from '../problems/problem.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { findPopup, popupPath } from '../routes/popup-page.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { hashJson } from '../util/hash-json.ts';

export interface PopupInput {
  readonly context: RouteContext;
  readonly templates: {
    readonly module: { readonly renderPopup: (props: PopupProps) => string };
    readonly describeError: (error: unknown) => string;
  };
}

/** Characters of a version: enough to tell one text from the next. */
const versionLength = 12;

/**
 * _boardwalk/popup.html, a fragment with the popup's content, its version and how it is kept; nothing where the CMS has no
 * page for it. An edit of the popup changes this file alone. Throws BuildError `render`, naming the entry, when a template
 * throws.
 */
export function popup({ context, templates }: PopupInput): readonly OutputFile[] {
  const page = findPopup(context.content);
  if (page === undefined) return [];
  const shown = { title: titleOf(page), nodes: context.nodesOf(page) };
  // Of what the editor wrote: a visitor who has dismissed it is not asked again because a template was edited.
  const version = hashJson([page.title, page.blocks.json()]).slice(0, versionLength);
  const html = renderOrFail(page, { ...shown, version, keeping: context.config.popup }, templates);
  return [{ path: fileOf(popupPath), class: 'data', contents: html }];
}

function renderOrFail(page: Entry<'page'>, props: PopupProps, templates: PopupInput['templates']): string {
  try {
    const html = renderWithin(renderLimitMs, () => templates.module.renderPopup(props));
    refuseUnfinished(html);
    return html;
  } catch (cause) {
    const message = templates.describeError(cause);
    const problem = {
      message,
      entry: nameEntry(page),
      hint: 'Fix the template, or the entry it shows.',
    };
    throw new BuildError('render', 'The popup cannot be rendered', [problem], { cause });
  }
}
