/** A promise that is resolved from outside. Node 20 has no `Promise.withResolvers`. */
export interface OpenPromise<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

export function openPromise<Value>(): OpenPromise<Value> {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: settle };
}
