import type { Room, Survivor } from './read-room.ts';

const longest = 90;

/** The words by which a reason is kept for a change, which outlive a move of the line. */
export function keyOf({ file, before, after }: Survivor): string {
  return `${file}: ${before} => ${after}`;
}

/** The share of changes that a test noticed, of 100. */
export function scoreOf({ noticed, survivors }: Room): number {
  return (100 * noticed) / Math.max(1, noticed + survivors.length);
}

/** Makes `docs/quality/mutations.md`: the score of each room, then what survived, with its reason where there is one. */
export function reportPage(
  rooms: Readonly<Record<string, Room>>,
  reasons: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(rooms).sort();
  const scores = names.flatMap((name) => {
    const room = rooms[name];
    if (room === undefined) return [];
    const { noticed, survivors } = room;
    const known = survivors.filter((survivor) => reasons[keyOf(survivor)] !== undefined).length;
    const counts = [noticed + survivors.length, noticed, survivors.length, known].join(' | ');
    return [`| ${name} | ${counts} | ${scoreOf(room).toFixed(1)} % |`];
  });
  const lists = names.flatMap((name) => {
    const survivors = rooms[name]?.survivors ?? [];
    if (survivors.length === 0) return [];
    return [
      '',
      `## ${name}`,
      '',
      '| Line | Changed | Reason |',
      '|---|---|---|',
      ...survivors.map((survivor) => row(survivor, reasons)),
    ];
  });
  return [
    ...intro,
    '| Room | Changes | Noticed | Survived | With a reason | Score |',
    '|---|---|---|---|---|---|',
    ...scores,
    ...lists,
    '',
  ].join('\n');
}

const intro = [
  '# Mutations',
  '',
  '`npm run mutate` changes the lines of a room one at a time with StrykerJS and looks whether a test of that room fails;',
  '`npm run mutate -- hours` does it for one room. Rooms and their tests are in `tests/mutations/rooms.json`, reasons for what may survive',
  'in `tests/mutations/reasons.json`. Tests that start a process, a browser or a whole site do not take part, so what only they see is',
  'listed as survived.',
  '',
];

function row(survivor: Survivor, reasons: Readonly<Record<string, string>>): string {
  const { file, line, before, after, isRun } = survivor;
  const reason = reasons[keyOf(survivor)] ?? (isRun ? '' : 'no test of the room runs it');
  return `| ${file}:${line} | ${code(before)} → ${code(after)} | ${reason} |`;
}

function code(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return `\`\` ${short.replaceAll('|', '\\|')} \`\``;
}
