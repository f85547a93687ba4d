interface Cached {
  readonly inputs: readonly unknown[]
  readonly view: object
}

/** JSON bytes of each cached view; null until it is first sent. */
const written = new WeakMap<object, Uint8Array | null>()

/**
 * Caches the last view of each record, and its JSON for `writeJson`, because lists and profiles are read far more often
 * than they change. `make` may use only its arguments, records and plain values. Records never change in place
 * (engine/table/table.ts), so the view is valid while the arguments are identical.
 */
export function cachedView<Of extends object, Inputs extends readonly unknown[], View extends object>(
  make: (record: Of, ...inputs: Inputs) => View,
): (record: Of, ...inputs: Inputs) => View {
  const views = new WeakMap<Of, Cached>()
  return (record, ...inputs) => {
    const cached = views.get(record)
    if (cached?.inputs.every((input, index) => input === inputs[index])) return cached.view as View
    const view = make(record, ...inputs)
    views.set(record, { inputs, view })
    written.set(view, null)
    return view
  }
}

const encoder = new TextEncoder()
const comma = encoder.encode(',')

/** Returns a response as JSON: bytes when a value or the items of a list are cached views, otherwise text. */
export function writeJson(body: unknown): string | Buffer {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return JSON.stringify(body)
  const parts: Uint8Array[] = []
  let text = ''
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue
    text += `${text === '' && parts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`
    if (!holdsCached(value)) {
      text += JSON.stringify(value)
      continue
    }
    const [before, views, after] = Array.isArray(value) ? ['[', value as object[], ']'] : ['', [value], '']
    parts.push(Buffer.from(text + before))
    for (const [index, view] of views.entries()) {
      if (index > 0) parts.push(comma)
      parts.push(bytesOf(view))
    }
    text = after
  }
  if (parts.length === 0) return text === '' ? '{}' : `${text}}`
  parts.push(Buffer.from(`${text}}`))
  return Buffer.concat(parts)
}

function holdsCached(value: unknown): value is object {
  const sample: unknown = Array.isArray(value) ? value[0] : value
  return typeof sample === 'object' && sample !== null && written.has(sample)
}

function bytesOf(view: object): Uint8Array {
  const before = written.get(view)
  if (before) return before
  // TextEncoder returns its own memory; a small Buffer would keep its whole pool alive.
  const bytes = encoder.encode(JSON.stringify(view))
  if (before === null) written.set(view, bytes)
  return bytes
}
