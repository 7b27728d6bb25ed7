/** Says the time of a minute of the day: "10 pm", "6:30 am", "noon", "midnight". */
export function sayTime(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  if (minutes === 0 && hours % 12 === 0) return hours === 0 ? 'midnight' : 'noon';
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}
