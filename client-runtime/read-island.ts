/** What has to happen before an island is worth its script. */
export type Trigger = 'load' | 'idle' | 'visible' | 'interaction';

export interface IslandDescription {
  readonly name: string;
  /** Url of the module that exports the component as `Island`. */
  readonly module: string;
  /** Url of the stylesheet that the island brings along. */
  readonly stylesheet: string | undefined;
  readonly trigger: Trigger;
  readonly props: object;
}

/**
 * Reads what the server wrote on an island's element (`templates/components/Island.tsx`). An unknown trigger is taken
 * for `idle`. Throws when there is no module, or the props are not the JSON of an object.
 */
export function readIsland(data: Readonly<Record<string, string | undefined>>): IslandDescription {
  const { island = '', module, stylesheet, when, props = '{}' } = data;
  if (!module) throw new Error(`Island ${island} names no module`);
  const parsed: unknown = JSON.parse(props);
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`Island ${island} has broken props`);
  return { name: island, module, stylesheet, trigger: isTrigger(when) ? when : 'idle', props: parsed };
}

function isTrigger(when: string | undefined): when is Trigger {
  return when === 'load' || when === 'idle' || when === 'visible' || when === 'interaction';
}
