/** Keeps those events of a calendar whose page is one of the paths, with the names and time zones of the calendar. */
export function keepEvents(calendar: string, paths: ReadonlySet<string>): string {
  return calendar.replace(/^BEGIN:VEVENT\r\n.*?^END:VEVENT\r\n/gms, (event) => {
    const [, page = ''] = /^URL(?:;[^:]*)?:(.*)\r$/m.exec(event.replaceAll('\r\n ', '')) ?? [];
    return URL.canParse(page) && paths.has(new URL(page).pathname) ? event : '';
  });
}
