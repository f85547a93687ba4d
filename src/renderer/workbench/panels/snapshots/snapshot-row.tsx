import { formatDateTime } from '../../../lib/date-ja.ts'
import { ActionButton, ConfirmButton } from '../../parts/buttons.tsx'
import { deleteSnapshot, restoreSnapshot } from './snapshot-actions.ts'

interface SnapshotRowProps {
  id: number
  name: string
  at: string
}

/** One kept world. Restoring leaves a rewind point behind, so it is done at once; deleting asks. */
export function SnapshotRow({ id, name, at }: SnapshotRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-2 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-s font-medium">{name}</span>
        <span className="block text-xs text-ink-3 num">{formatDateTime(at)}</span>
      </span>
      <ActionButton icon="undo" run={() => restoreSnapshot(id, name)} aria-label={`「${name}」に戻す`}>
        戻す
      </ActionButton>
      <ConfirmButton tone="text" confirmText="削除する" run={() => deleteSnapshot(id)}>
        削除
      </ConfirmButton>
    </li>
  )
}
