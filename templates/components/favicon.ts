/** The pennant as an icon. It is small enough to travel in the page, which saves a request on every first visit. */
export const favicon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b4f53"/>' +
    '<path d="M9 5h2v22H9z" fill="#fbf7ef"/><path d="M11 6l15 6-15 6z" fill="#f4b13d"/></svg>',
)}`;
