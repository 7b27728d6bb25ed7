import type { ReactNode } from 'react';
import { brand } from '../brand.ts';

const { viewBox, drawing } = brand.mark;
const [, , width = 1, height = 1] = viewBox
  .trim()
  .split(/[\s,]+/)
  .map(Number);

/** Pixels. */
const size = 28;

/** A page contains the drawing twice: each has ids of its own, which nothing else of the page has. */
const drawings = {
  header: { __html: prefixIds(drawing, 'header-mark-') },
  footer: { __html: prefixIds(drawing, 'footer-mark-') },
};

/** Adds a prefix to the ids of a clean drawing, and to the references to them. */
export function prefixIds(svg: string, prefix: string): string {
  return svg.replaceAll(/\sid="|\shref="\s*#|url\(\s*(?:'|&quot;)?#/g, `$&${prefix}`);
}

/** Renders the mark of the pier. The name is beside it. */
export function Mark({ place }: { readonly place: keyof typeof drawings }): ReactNode {
  return (
    <svg
      viewBox={viewBox}
      width={Math.round((size * width) / height)}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is cleaned when it is bundled
      dangerouslySetInnerHTML={drawings[place]}
    />
  );
}
