/** Returns the texts of a refusal: `msg`, and all texts below `errors`. */
export function errorTextsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  const found = new Set<string>()
  if ('msg' in body) collect(body.msg, found)
  if ('errors' in body) collect(body.errors, found)
  return [...found]
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value.slice(0, 200))
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner, found)
}
