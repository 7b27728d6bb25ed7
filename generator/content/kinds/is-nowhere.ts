/** Returns true for 0, 0: unset number fields, not a place in the sea off Africa. */
export function isNowhere({
  latitude,
  longitude,
}: Partial<Record<'latitude' | 'longitude', unknown>>): boolean {
  return latitude === 0 && longitude === 0;
}
