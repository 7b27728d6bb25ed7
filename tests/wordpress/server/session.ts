/** Somebody who is logged in. */
export interface Session {
  /** Requests a path with the cookies of the session. Follows no redirects. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Calls the REST interface; JSON in and out. */
  readonly rest: (method: string, path: string, body?: unknown) => Promise<RestAnswer>;
  /** For a browser: name and value of each cookie. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

export interface RestAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: Tests look into answers of any shape.
  readonly body: any;
}

/** Logs in by posting the form. Rejects when WordPress refuses. */
export async function login(url: string, user: string, password: string): Promise<Session> {
  const answer = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: user, pwd: password, testcookie: '1' }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
    return { name, value };
  });
  if (!cookies.some(({ name }) => name.startsWith('wordpress_logged_in_')))
    throw new Error(`WordPress does not let "${user}" in: ${answer.status}`);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const fetchPath: Session['fetch'] = (path, init = {}) =>
    fetch(`${url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    });
  const nonce = await (await fetchPath('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  const rest: Session['rest'] = async (method, path, body) => {
    const response = await fetchPath(`/wp-json${path}`, {
      method,
      headers: { 'x-wp-nonce': nonce, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return { fetch: fetchPath, rest, cookies };
}
