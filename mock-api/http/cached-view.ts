interface Cached {
  readonly inputs: readonly unknown[]
  readonly view: object
}

/** JSON bytes of each cached view; null until it is first sent. */
const written = new WeakMap<object, Uint8Array | null>()

/**
 * Makes a view function remember the last view of each record, and `writeJson` its JSON: lists and profiles are asked for
 * far more often than what they show changes. `make` may use nothing but its arguments, records and plain values. Records
 * are never changed in index (domain/world/table.ts), so while the arguments are the same ones the view holds.
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

/** Returns a response as JSON: bytes when a value or the items of a list are cached views, else text. */
export function writeJson(body: unknown): string | Buffer {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return JSON.stringify(body)
  const parts: Uint8Array[] = []
  let text = ''
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue
    text += `${text === '' && parts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`
    if (!holdsKept(value)) {
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

function holdsKept(value: unknown): value is object {
  const sample: unknown = Array.isArray(value) ? value[0] : value
  return typeof sample === 'object' && sample !== null && written.has(sample)
}

function bytesOf(view: object): Uint8Array {
  const before = written.get(view)
  if (before) return before
  // By the encoder, whose bytes stand alone: a small Buffer would hold on to the piece of memory that it was cut from.
  const bytes = encoder.encode(JSON.stringify(view))
  if (before === null) written.set(view, bytes)
  return bytes
}
