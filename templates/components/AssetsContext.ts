import { createContext } from 'react';
import type { AssetUrls } from '../Document.tsx';

/** The built assets of the site, for the islands of a page. Absent: the page has no script. */
export const AssetsContext = createContext<AssetUrls | undefined>(undefined);
