import type { ReactNode } from 'react';
import { PageFrame } from '../components/PageFrame.tsx';
import type { StandardPageProps } from './StandardPage.tsx';

export interface RevitalizationPageProps extends StandardPageProps {}

export function RevitalizationPage(props: RevitalizationPageProps): ReactNode {
  return <PageFrame {...props} />;
}
