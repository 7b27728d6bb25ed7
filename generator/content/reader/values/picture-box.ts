import { lengthWithin } from './lengths.ts';

/** Reads a width in pixels, within limits. */
export function pictureWidth(value: string): number | undefined {
  const width = lengthWithin(value, { px: [24, 1600] });
  return width === undefined ? undefined : Number.parseFloat(width);
}

/** Reads "16/9" or "16 / 9", as in the editor's list of ratios; undefined for "auto" and the like. */
export function pictureRatio(value: string): string | undefined {
  const [, width = 0, height = 0] = (/^(\d{1,2})(?:\s*\/\s*(\d{1,2}))?$/.exec(value) ?? []).map((part) =>
    Number(part ?? 1),
  );
  const ratio = width / height;
  return ratio >= 1 / 4 && ratio <= 4 ? `${width}/${height}` : undefined;
}
