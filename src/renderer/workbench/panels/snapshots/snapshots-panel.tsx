import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { CapsuleSection } from '../../capsule/capsule-section.tsx'
import { snapshotsQuery } from '../../control/queries.ts'
import { compactControl } from '../../parts/buttons.tsx'
import { attempt } from '../../parts/flash.ts'
import { Panel, QueryState } from '../../parts/panel.tsx'
import { saveSnapshot } from './snapshot-actions.ts'
import { SnapshotRow } from './snapshot-row.tsx'

/** Worlds kept under a name on this machine, and capsules: a whole case in a file, to hand on. */
export function SnapshotsPanel() {
  const query = useQuery(snapshotsQuery)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    if (await attempt(() => saveSnapshot(name))) setName('')
    setBusy(false)
  }
  return (
    <Panel
      title="スナップショット"
      toolbar={
        <form onSubmit={(event) => void save(event)} className="flex gap-2">
          <input
            aria-label="スナップショットの名前"
            placeholder="名前（空なら日時になります）"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className={compactControl}
          />
          <Button type="submit" size="xs" busy={busy} className="shrink-0">
            いまを保存
          </Button>
        </form>
      }
    >
      <QueryState query={query} rows={4}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon="save">名前を付けて保存すると、いつでもこの世界に戻れます。</EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {list.toReversed().map((snapshot) => (
                <SnapshotRow key={snapshot.id} {...snapshot} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <CapsuleSection />
    </Panel>
  )
}
