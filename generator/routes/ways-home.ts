import type { WayHome } from '../../templates/components/WaysHome.tsx';
import { rememberValue } from '../dependencies/remember-value.ts';
import { compact } from '../util/omit-undefined.ts';
import { defaultSection } from './resolve-blocks.ts';
import type { RouteContext } from './route-context.ts';

/** Ways with a last departure. */
const timetabled: readonly string[] = ['transit', 'ferry'];

/** Returns what an editor says of trams, buses and ferries on the page for visitors. */
export const waysHome = rememberValue((context: RouteContext): readonly WayHome[] => {
  const { sections, lang } = context.writtenWays();
  // The page for visitors reports what is wrong in them.
  const unreported = { ...context, warn: () => undefined };
  return sections.flatMap((settings) => {
    const node = defaultSection('pier/getting-here', settings, unreported);
    return node?.block === 'pier/getting-here'
      ? node.props.ways
          .filter(({ way, text }) => timetabled.includes(way) && text !== undefined)
          .map((way) => compact({ ...way, lang }))
      : [];
  });
});
