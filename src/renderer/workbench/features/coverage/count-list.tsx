import { useCopy } from '../../hub/language.ts'
import { coverageCopy } from './copy.ts'

interface CountListProps {
  rows: readonly { text: string; count: number; note?: string | undefined }[]
  mono?: boolean | undefined
  /** Language of the texts, when they are quotes of the service. */
  lang?: 'ja' | undefined
}

/** Texts with the number of times each was seen; unseen ones are pale. */
export function CountList({ rows, mono = false, lang }: CountListProps) {
  const words = useCopy(coverageCopy)
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ text, count, note }) => (
        <li key={text} className="flex items-baseline gap-3 py-1.5">
          <span
            className={`min-w-0 flex-1 ${mono ? 'font-mono text-xs break-all' : 'text-s'} ${count === 0 ? 'text-ink-3' : ''}`}
          >
            <span lang={lang}>{text}</span>
            {note !== undefined && <code className="ms-2 font-mono text-xs text-ink-3">{note}</code>}
          </span>
          <span className={`text-s num ${count === 0 ? 'text-ink-3' : 'font-semibold text-leaf'}`}>
            {count === 0 ? words.unseen : count}
          </span>
        </li>
      ))}
    </ul>
  )
}
