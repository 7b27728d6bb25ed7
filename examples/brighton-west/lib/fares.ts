/** The price of a trip, in euros. */
export interface Fares {
  readonly adult: number;
  readonly child: number;
}

/** Reads a price as the office writes it: "24 €, Kinder 12 €". Children pay in full where it names no other price. Null where it names none. */
export function readFares(price: string): Fares | null {
  const [adult, child = adult] = [...price.matchAll(/(\d+) €/g)].map(([, euros]) => Number(euros));
  return adult === undefined || child === undefined ? null : { adult, child };
}
