import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { attempt } from '../../hub/control/call-control.ts'
import { snapshotsQuery } from '../../hub/control/queries.ts'
import { connectedAtom } from '../../hub/state.ts'
import { deleteSnapshot, restoreSnapshot, saveSnapshot } from '../../hub/world/world-actions.ts'
import { compactControl } from '../../parts/fields.tsx'
import { ActionButton, SmallButton } from '../../parts/panel.tsx'

/** One kept world. Restoring leaves a rewind point, so it needs no confirmation. Deleting asks first. */
function SnapshotRow({ id, name, at }: { id: number; name: string; at: string }) {
  return (
    <li className="flex flex-wrap items-center gap-2 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-s font-medium">{name}</span>
        <span className="block text-xs text-ink-3 num">{formatDateTime(at)}</span>
      </span>
      <ActionButton icon="undo" run={() => restoreSnapshot(id, name)} aria-label={`「${name}」に戻す`}>
        戻す
      </ActionButton>
      <ActionButton tone="text" confirmText="削除する" run={() => deleteSnapshot(id)}>
        削除
      </ActionButton>
    </li>
  )
}

/** Keeps the present world under a name. */
export function SaveWorldForm() {
  const connected = useAtomValue(connectedAtom)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const save = async (event: React.FormEvent) => {
    event.preventDefault()
    setBusy(true)
    if (await attempt(() => saveSnapshot(name))) setName('')
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void save(event)} className="flex gap-2">
      <input
        aria-label="スナップショットの名前"
        placeholder="名前（空なら日時になります）"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className={compactControl}
      />
      <SmallButton type="submit" busy={busy} disabled={!connected} className="shrink-0">
        いまを保存
      </SmallButton>
    </form>
  )
}

/** Worlds saved under a name on this machine; renders nothing when there are none. */
export function KeptWorlds() {
  const { data: list = [] } = useQuery(snapshotsQuery)
  if (list.length === 0) return null
  return (
    <section aria-label="保存した世界" className="mb-4">
      <h3 className="mb-1 text-s font-semibold">保存した世界</h3>
      <ul className="divide-y divide-line border-y border-line">
        {list.toReversed().map((snapshot) => (
          <SnapshotRow key={snapshot.id} {...snapshot} />
        ))}
      </ul>
    </section>
  )
}
