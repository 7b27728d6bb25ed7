import type { StoredBlock } from '../../generator/content/stored-blocks.ts';

/** A paragraph with this html, as the content has it. */
export function paragraph(html: string): StoredBlock {
  return { block: 'core/paragraph', props: { html: { ref: 'html', parts: [html], refs: [] }, style: {} } };
}
