/** The part of a terminal of `@xterm/headless` that is used: its types are not in the project. */
export interface Terminal {
  readonly cols: number;
  readonly buffer: {
    readonly active: {
      readonly length: number;
      getLine(row: number): { getCell(column: number): Cell | undefined } | undefined;
    };
  };
  write(text: string, done: () => void): void;
  dispose(): void;
}

interface Cell {
  getChars(): string;
  isFgPalette(): boolean;
  getFgColor(): number;
  isBold(): number;
  isDim(): number;
}

/** Neighbouring characters of one style. */
export interface Run {
  readonly text: string;
  /** Of the first character, from 0. */
  readonly column: number;
  /** One of the 16 colours of a terminal; null for the usual one. */
  readonly color: number | null;
  readonly isBold: boolean;
  readonly isDim: boolean;
}

export interface Screen {
  readonly columns: number;
  readonly lines: readonly (readonly Run[])[];
}

/** Reads all that a terminal shows, lines that have scrolled away too, without the empty lines at the end. */
export function readScreen({ buffer, cols }: Terminal): Screen {
  const lines = Array.from({ length: buffer.active.length }, (_, row) => {
    const line = buffer.active.getLine(row);
    const cells = Array.from({ length: cols }, (_, column) => line?.getCell(column));
    return runsOf(cells.map((cell) => cell ?? null));
  });
  const last = lines.findLastIndex((runs) => runs.length > 0);
  return { columns: cols, lines: lines.slice(0, last + 1) };
}

/** The second cell of a wide character is empty: it leaves a gap between two runs. */
function runsOf(cells: readonly (Cell | null)[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [column, cell] of cells.entries()) {
    if (cell === null || cell.getChars() === '') continue;
    const next: Run = {
      text: cell.getChars(),
      column,
      color: cell.isFgPalette() ? cell.getFgColor() : null,
      isBold: cell.isBold() !== 0,
      isDim: cell.isDim() !== 0,
    };
    const before = runs.at(-1);
    if (before && continues(before, next))
      runs[runs.length - 1] = { ...before, text: before.text + next.text };
    else runs.push(next);
  }
  return runs.filter(({ text }) => text.trim() !== '').map((run) => ({ ...run, text: run.text.trimEnd() }));
}

function continues(before: Run, next: Run): boolean {
  return (
    before.column + [...before.text].length === next.column &&
    before.color === next.color &&
    before.isBold === next.isBold &&
    before.isDim === next.isDim
  );
}
