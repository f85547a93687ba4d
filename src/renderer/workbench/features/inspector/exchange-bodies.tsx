import { readUncheckedNote } from '../../../../contract/files/har-unchecked.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { readBodyNote } from '../../../../contract/rules/recorded-text.ts'
import { currentCopy } from '../../hub/language.ts'
import { inspectorCopy } from './copy.ts'

/** Indents JSON, also the JSON inside the JSON of a frame. Puts a note of the server into words. */
export function pretty(text: string): string {
  const words = currentCopy(inspectorCopy).detail
  const note = readBodyNote(text)
  if (note) return words[note.kind === 'files' ? 'files' : 'largeBody'](note.bytes)
  const why = readUncheckedNote(text)
  if (why) return words.notChecked(words.unchecked[why.code], why.place)
  try {
    return JSON.stringify(JSON.parse(text, openInner), null, 2)
  } catch {
    return text
  }
}

function openInner(key: string, value: unknown): unknown {
  const inner = (key === 'identifier' || key === 'data') && typeof value === 'string' ? parseJson(value) : undefined
  return inner === undefined ? value : inner
}

/** Headers by name, folded at first. */
export function HeaderTable({ title, headers }: { title: string; headers: Readonly<Record<string, string>> }) {
  const lines = Object.entries(headers)
  if (lines.length === 0) return null
  return (
    <details className="mb-3">
      <summary className="cursor-pointer text-xs font-medium text-ink-2">
        {title} <span className="num">{lines.length}</span>
      </summary>
      <dl className="mt-1 rounded-s bg-sunken px-3 py-2 font-mono text-xs">
        {lines.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[9rem_1fr] gap-2 py-0.5">
            <dt className="truncate text-ink-2" title={name}>
              {name}
            </dt>
            <dd className="min-w-0 break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** A request or response in full. */
export function BodyText({ title, text }: { title: string; text: string }) {
  return (
    <section className="mb-3" aria-label={title}>
      <h4 className="mb-1 text-xs font-medium text-ink-2">{title}</h4>
      <pre className="rounded-s bg-sunken px-3 py-2 font-mono text-xs break-all whitespace-pre-wrap">
        {pretty(text)}
      </pre>
    </section>
  )
}
