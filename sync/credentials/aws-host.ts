/** Returns the host of a service of AWS; without a region, that of the whole world. */
export function awsHost(service: string, region: string | undefined): string {
  if (region === undefined) return `${service}.amazonaws.com`;
  return `${service}.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
}

/** Returns true for the name of a region: it becomes a part of a host name. */
export function isRegion(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,62}$/.test(text);
}
