import { createContext } from 'react';
import type { BlockStyle, PictureData } from '../types.ts';

/**
 * The available width of a picture, in `rem` on a wide screen and in `vw` on a narrow one: its
 * column of text, or more.
 */
export interface PictureRoom {
  readonly text: Room;
  readonly wide: Room;
  readonly full: Room;
}

export interface Room {
  readonly rem: number;
  readonly vw: number;
  /** On a screen so narrow that columns are stacked; absent when it is the same. */
  readonly stackedVw?: number;
}

const text = { rem: 43, vw: 92 };

/** The open flow of a page: see BlockFlow.module.css. */
export const openRoom: PictureRoom = { text, wide: { rem: 80, vw: 92 }, full: { rem: Infinity, vw: 100 } };

/** Beside an aside, where wide and full blocks keep to the column. */
export const containedRoom: PictureRoom = { text, wide: text, full: text };

export const PictureRoomContext = createContext<PictureRoom>(openRoom);

/** Returns a part of the room: 0.5 is half of it, but `stackedShare` where columns are stacked. */
export function shareOf(room: PictureRoom, share: number, stackedShare?: number): PictureRoom {
  const part = ({ rem, vw }: Room): Room => ({
    rem: rem * share,
    vw: vw * share,
    ...(stackedShare !== undefined && { stackedVw: vw * stackedShare }),
  });
  return { text: part(room.text), wide: part(room.wide), full: part(room.full) };
}

/** Returns the room of a block by its alignment. */
export function roomFor({ wide, full, text: column }: PictureRoom, { align }: BlockStyle): Room {
  if (align === 'full') return full;
  if (align === 'wide') return wide;
  // A picture beside a text: see BlockStyle.module.css.
  return align === 'left' || align === 'right' ? { ...column, rem: Math.min(column.rem, 24) } : column;
}

/**
 * Returns the `sizes` of a picture that fills a room. The two widths are equal on a screen of `rem
 * / vw`.
 */
export function sizesOf({ rem, vw, stackedVw }: Room): string {
  const wide = Math.ceil((rem * 100) / vw);
  const narrow =
    stackedVw === undefined
      ? `${round(vw)}vw`
      : wide > stackedBelow
        ? `(min-width: ${stackedBelow}rem) ${round(vw)}vw, ${stackedVw}vw`
        : `${stackedVw}vw`;
  if (rem === Infinity) return narrow;
  const least = stackedVw === undefined ? wide : Math.max(wide, stackedBelow);
  return `(min-width: ${least}rem) ${round(rem)}rem, ${narrow}`;
}

/** In rem: see Columns.module.css. */
const stackedBelow = 48;

/**
 * Returns the `sizes` of a picture that is cropped to a box: a wider picture is larger than the
 * box. `sizes` are the box's, with lengths in `rem` and `vw`; `ratio` is its width by its height.
 */
export function sizesInBox(sizes: string, { width, height }: PictureData, ratio: number): string {
  const scale = Math.max(1, width / height / ratio);
  return sizes.replace(
    /([\d.]+)(rem|vw)(?=,|$)/g,
    (_, length, unit) => `${round(Number(length) * scale)}${unit}`,
  );
}

/** Two decimals are less than a pixel. */
function round(length: number): number {
  return Math.round(length * 100) / 100;
}
