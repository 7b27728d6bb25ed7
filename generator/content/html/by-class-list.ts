const most = 5000;
const longest = 2000;

/** Remembers what class lists tell: a site has few, which its blocks repeat thousands of times. */
export function byClassList<Value>(read: (classList: string) => Value): (classList: string) => Value {
  const remembered = new Map<string, Value>();
  return (classList) => {
    const known = remembered.get(classList);
    if (known !== undefined) return known;
    const value = read(classList);
    if (remembered.size < most && classList.length <= longest) remembered.set(classList, value);
    return value;
  };
}
