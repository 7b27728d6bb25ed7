interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusMetres = 6_371_000;

/** Returns the length of the way between two points on the earth as the crow flies. */
export function metresBetween(one: Position, other: Position): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const halfway = Math.sin((b - a) / 2) ** 2;
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return (
    2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, halfway + Math.cos(a) * Math.cos(b) * across)))
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
