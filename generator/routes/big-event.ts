import type { BlockNode } from '../../templates/blocks/index.ts';
import type { BigEventProps } from '../../templates/components/BigEvent.tsx';
import type { EventSummary } from '../../templates/types.ts';

/**
 * Finds the next event of several days, or else the next of all, that has a picture and is in no list
 * of the page: neither the event nor its picture is shown twice.
 */
export function findBigEvent(
  nodes: readonly BlockNode[],
  upcoming: readonly EventSummary[],
): BigEventProps | undefined {
  const shown = nodes.flatMap((node) => (node.block === 'pier/event-grid' ? node.props.events : []));
  const hrefs = new Set<string>(shown.map(({ href }) => href));
  const pictures = new Set(shown.map(({ picture }) => picture?.src));
  const candidates = upcoming.flatMap(({ picture, ...event }): BigEventProps[] =>
    picture === undefined || event.isRunning || hrefs.has(event.href) || pictures.has(picture.src)
      ? []
      : [{ ...event, picture }],
  );
  return candidates.find(({ when }) => when.lastDay !== undefined) ?? candidates[0];
}
