import type { ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import { containedRoom, openRoom, PictureRoomContext } from '../components/picture-room.ts';
import { staticList } from '../components/static-list.ts';
import { useTextDirection } from '../components/use-language.ts';
import styles from './BlockFlow.module.css';
import { BlockTree } from './BlockTree.tsx';
import { besides, isAtRight } from './besides.ts';
import type { BlockNode } from './index.ts';

interface BlockFlowProps {
  readonly nodes: readonly BlockNode[];
  /** Inside a page with an aside: wide and full blocks keep to the column. */
  readonly isContained?: boolean;
}

/**
 * Renders an editor's content as a column of text; wide and full blocks and sections extend beyond
 * it.
 */
export function BlockFlow({ nodes, isContained = false }: BlockFlowProps): ReactNode {
  const dir = useTextDirection();
  if (nodes.length === 0) return null;
  return (
    <div className={classNames(styles.flow, isContained ? styles.contained : styles.open)} dir={dir}>
      <PictureRoomContext value={isContained ? containedRoom : openRoom}>
        {staticList(besides(nodes), (group) =>
          group.length === 1 ? (
            <BlockTree nodes={group} />
          ) : (
            <div className={classNames(styles.beside, isAtRight(group) && styles.right)}>
              <BlockTree nodes={group} />
            </div>
          ),
        )}
      </PictureRoomContext>
    </div>
  );
}
