import { renderToString } from 'react-dom/server';
import { Popup, type PopupProps } from './components/Popup.tsx';

/**
 * Renders the popup to a fragment of html. Separate from `render.tsx`, so that an edit of the
 * popup's look does not make every page stale. Islands in it are not hydrated.
 */
export function renderPopup(props: PopupProps): string {
  return `${renderToString(<Popup {...props} />)}\n`;
}
