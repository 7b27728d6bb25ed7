/** A visitor waits no longer, ... */
const timeoutMs = 8000;

/** ... and no answer of tide and weather is larger. */
const mostBytes = 4096;

/**
 * Returns the text of an address; undefined when it fails, is late or too large: then the rest is
 * not loaded.
 */
export async function fetchBounded(url: string, stopped: AbortSignal): Promise<string | undefined> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const timer = setTimeout(stop, timeoutMs);
  stopped.addEventListener('abort', stop);
  try {
    const { signal } = stopping;
    const response = await fetch(url, { signal, credentials: 'omit', cache: 'no-cache' });
    return response.ok && response.body ? await readText(response.body) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    stop();
  }
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > mostBytes) return undefined;
    text += decoder.decode(value, { stream: true });
  }
}
