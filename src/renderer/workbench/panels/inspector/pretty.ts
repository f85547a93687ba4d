/** A text as indented JSON where it is JSON; frames carry JSON inside JSON, which is opened too. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, openInner), null, 2)
  } catch {
    return text
  }
}

function openInner(key: string, value: unknown): unknown {
  if ((key !== 'identifier' && key !== 'data') || typeof value !== 'string') return value
  try {
    const inner: unknown = JSON.parse(value)
    return inner
  } catch {
    return value
  }
}
