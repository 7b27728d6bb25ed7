import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { loadPackage } from '../packages/load-package.ts';
import { readScreen, type Screen, type Terminal } from './read-screen.ts';

export interface TerminalRun {
  /** The folder in which the terminal is installed. */
  readonly packages: string;
  /** As one types it: the terminal shows it above the output. */
  readonly shown: string;
  /** The shell's own line for it. */
  readonly command: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Texts of this machine, and what is shown instead. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Typed when what was written ends with the question, in this order. */
  readonly answers?: readonly (readonly [question: RegExp, answer: string])[];
  /** The screen is also kept when it first shows this. */
  readonly moment?: RegExp;
}

export interface TerminalScreens {
  readonly end: Screen;
  /** Null when the screen never showed it. */
  readonly moment: Screen | null;
  readonly exitCode: number;
}

interface Xterm {
  readonly Terminal: new (options: Readonly<Record<string, unknown>>) => Terminal;
}

const columns = 100;
const rows = 50;

/** Runs a command in a pseudo-terminal, which `script` of util-linux opens, and reads what its screen shows. */
export async function runInTerminal(run: TerminalRun): Promise<TerminalScreens> {
  const { packages, shown, command, cwd, env, replaced, moment, answers = [] } = run;
  const { default: xterm } = await loadPackage<{ readonly default: Xterm }>(packages, '@xterm/headless');
  const terminal = new xterm.Terminal({ cols: columns, rows, scrollback: 1000, allowProposedApi: true });
  await write(terminal, `\x1b[2m$\x1b[22m \x1b[1m${shown}\x1b[22m\r\n`);
  const sized = `stty rows ${rows} cols ${columns} && exec ${command}`;
  const child = spawn('script', ['--quiet', '--return', '--command', sized, '/dev/null'], {
    cwd,
    env: { ...env, TERM: 'xterm-256color' },
    // Open until it ends: the terminal would be told to close.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const open = [...answers];
  let kept: Screen | null = null;
  let rest = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    const whole = [...replaced].reduce((all, [from, to]) => all.replaceAll(from, to), `${rest}${text}`);
    // A text may come in pieces, as an answer does while it is typed.
    rest = beginningOf([...replaced.keys()], whole);
    await write(terminal, whole.slice(0, whole.length - rest.length));
    const [question, answer] = open[0] ?? [];
    if (question?.test(stripVTControlCharacters(`${text}`))) {
      open.shift();
      child.stdin.write(`${answer}\n`);
    }
    const screen = readScreen(terminal);
    if (moment && kept === null && moment.test(textOf(screen))) kept = screen;
  }
  await closed;
  await write(terminal, rest);
  const end = readScreen(terminal);
  terminal.dispose();
  return { end, moment: kept, exitCode: child.exitCode ?? 1 };
}

/** Returns the end of a text with which one of these may begin; empty without one. */
function beginningOf(texts: readonly string[], whole: string): string {
  const ends = texts.flatMap((text) =>
    Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 1)).filter((start) =>
      whole.endsWith(start),
    ),
  );
  return ends.reduce((longest, end) => (end.length > longest.length ? end : longest), '');
}

function write(terminal: Terminal, text: string): Promise<void> {
  return new Promise((resolve) => terminal.write(text, resolve));
}

function textOf({ lines }: Screen): string {
  return lines.map((runs) => runs.map(({ text }) => text).join(' ')).join('\n');
}
