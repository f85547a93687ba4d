/**
 * Adds a field of a query or form in Rails notation: `areas[]`, `user[id]`. Null and undefined are left out.
 * @param add called for each pair of name and text
 */
export function addField(name: string, value: unknown, add: (name: string, text: string) => void): void {
  if (value === null) return
  if (Array.isArray(value)) for (const entry of value) addField(`${name}[]`, entry, add)
  else if (typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) addField(`${name}[${key}]`, entry, add)
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    add(name, String(value))
  }
}
