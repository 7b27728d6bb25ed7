import { createContext } from 'react';
import type { AssetUrls } from '../Document.tsx';

/** The built assets of the site, for the islands of a page to name their modules. Absent: the page stays without script. */
export const AssetsContext = createContext<AssetUrls | undefined>(undefined);
