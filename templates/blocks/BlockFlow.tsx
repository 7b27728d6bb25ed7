import type { ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import styles from './BlockFlow.module.css';
import { BlockTree } from './BlockTree.tsx';
import type { BlockNode } from './index.ts';

interface BlockFlowProps {
  readonly nodes: readonly BlockNode[];
  /** Beside an aside: wide and full blocks keep to the column. */
  readonly isContained?: boolean;
}

/** What an editor wrote, set as a column of text out of which wide and full blocks and the sections break. */
export function BlockFlow({ nodes, isContained = false }: BlockFlowProps): ReactNode {
  if (nodes.length === 0) return null;
  return (
    <div className={classNames(styles.flow, isContained ? styles.contained : styles.open)}>
      <BlockTree nodes={nodes} />
    </div>
  );
}
