import * as z from 'zod';

const placeSchema = z.object({ line: z.number(), column: z.number() });

/** The parts read of a report in the schema of mutation-testing-elements. */
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.string().optional(),
          location: z.object({ start: placeSchema, end: placeSchema }),
        }),
      ),
    }),
  ),
});

/** A change that no test noticed. */
export const survivorSchema = z.object({
  file: z.string(),
  line: z.number(),
  before: z.string(),
  after: z.string(),
  /** True when a test of the room runs the line. */
  isRun: z.boolean(),
});
export type Survivor = Readonly<z.infer<typeof survivorSchema>>;

export const roomSchema = z.object({ noticed: z.number(), survivors: z.array(survivorSchema) });
export type Room = Readonly<z.infer<typeof roomSchema>>;

/** Sorts the changes of a report of StrykerJS into noticed and survived. Those that StrykerJS did not try are left out. */
export function readRoom(json: unknown): Room {
  const survivors: Survivor[] = [];
  let noticed = 0;
  for (const [file, { source, mutants }] of Object.entries(reportSchema.parse(json).files))
    for (const { status, replacement = '', location } of mutants) {
      if (status === 'Killed' || status === 'Timeout') noticed += 1;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const before = oneLine(cutOut(source, location));
      survivors.push({
        file,
        line: location.start.line,
        before,
        after: oneLine(replacement),
        isRun: status === 'Survived',
      });
    }
  return { noticed, survivors };
}

/** Lines and columns count from 1; the end is not part of it. */
function cutOut(
  source: string,
  { start, end }: Record<'start' | 'end', z.infer<typeof placeSchema>>,
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim();
}
