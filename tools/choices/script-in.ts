/** An event of a trace of Chromium; times are microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread: without what else the machine did, and without the pauses by which Chromium slows it down. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Milliseconds of script of one choice. */
export interface Script {
  /** From the touch until the field has its value. */
  readonly before: number;
  /** From then on. */
  readonly after: number;
  /** The longest piece of script without a pause. */
  readonly longest: number;
}

/** Script, its compilation and the collection of its garbage. Style and layout that a script asks for are taken off. */
const isScript =
  /^(V8\.|v8\.|FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireIdleCallback|MinorGC|MajorGC|RunMicrotasks)/;

/** Sums the script of the busiest page of a trace. Throws where no field was changed. */
export function scriptIn(events: readonly TraceEvent[]): Script {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const changes = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'input');
  const [changed] = changes;
  if (changed === undefined) throw new Error('The trace has no change of a field');
  const mine = events
    .filter((event) => event.ph === 'X' && threadOf(event) === threadOf(changed))
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const sums = { before: 0, after: 0 };
  const pieces: { ms: number }[] = [];
  /** The events around the present one. */
  const around: Around[] = [];
  for (const event of mine) {
    const { ts, tdur = 0, name } = event;
    const ms = tdur / 1000;
    while (around.length > 0 && ts >= endOf(around.at(-1)?.event)) around.pop();
    const parent = around.at(-1);
    const piece = parent?.piece ?? { ms: 0 };
    if (!parent) pieces.push(piece);
    const part = ts < changed.ts ? 'before' : 'after';
    const add = (to: typeof part, ms: number) => {
      sums[to] += ms;
      piece.ms += ms;
    };
    // What it takes of its parent's time is the parent's no longer.
    if (parent && isScript.test(parent.event.name)) add(parent.part, -ms);
    if (isScript.test(name)) add(part, ms);
    around.push({ event, piece, part });
  }
  return { ...sums, longest: Math.max(0, ...pieces.map(({ ms }) => ms)) };
}

interface Around {
  readonly event: TraceEvent;
  readonly piece: { ms: number };
  readonly part: 'before' | 'after';
}

function endOf(event: TraceEvent | undefined): number {
  return (event?.ts ?? 0) + (event?.dur ?? 0);
}
