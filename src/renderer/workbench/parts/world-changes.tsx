import type { RecordChange } from '../../../contract/control/history/changes.ts'
import { excerpt } from '../../lib/text.ts'
import { useCopy } from '../hub/language.ts'
import { partsCopy } from './copy.ts'

/** Changes of the world by record and field. */
export function WorldChanges({ changes }: { changes: readonly RecordChange[] }) {
  const words = useCopy(partsCopy)
  if (changes.length === 0) return <p className="text-s text-ink-2">{words.noChanges}</p>
  return (
    <ul className="grid gap-2.5">
      {changes.map(({ table, id, kind, members, fields }) => (
        <li key={`${table}/${id}`} className="overflow-hidden rounded-m inset-ring inset-ring-line">
          <p className="flex items-baseline gap-2 bg-sunken px-3 py-1.5 text-s font-semibold">
            {words.tables[table] ?? table}
            <code className="font-mono text-xs font-normal text-ink-2">
              {table} #{id}
            </code>
            <span className="ms-auto text-xs font-normal text-ink-2">
              {members.map(({ name, id: member }) => name || `#${member}`).join(' × ')} {words.changes[kind]}
            </span>
          </p>
          <dl className="divide-y divide-line px-3 font-mono text-xs">
            {fields.map((change) => (
              <FieldChange key={change.field} {...change} />
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const longestValue = 160
const shorten = (text: string) => excerpt(text, longestValue)

/** Value of a field before and after a change; null for a field that was or is not there. */
function FieldChange({ field, before, after }: RecordChange['fields'][number]) {
  const words = useCopy(partsCopy)
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-2 py-1.5">
      <dt className="truncate text-ink-2" title={field}>
        {field}
      </dt>
      <dd className="min-w-0 break-all">
        {before !== null && (
          <>
            <del className="text-rose no-underline">{shorten(before)}</del>
            <span aria-hidden> → </span>
            <span className="sr-only">{words.changedFrom}</span>
          </>
        )}
        {after === null ? (
          <span className="text-ink-3">{words.nothing}</span>
        ) : (
          <ins className="text-leaf no-underline">{shorten(after)}</ins>
        )}
      </dd>
    </div>
  )
}
