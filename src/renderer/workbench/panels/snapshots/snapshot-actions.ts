import {
  deleteSnapshot as remove,
  restoreSnapshot as restore,
  takeSnapshot,
} from '../../../../contract/control/history.ts'
import { callControl } from '../../control/call-control.ts'
import { clockQuery, nowOf, snapshotsQuery } from '../../control/queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { flash } from '../../parts/flash.ts'
import { formatMoment } from '../../time/moments.ts'

const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: snapshotsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: clockQuery.queryKey }),
  ])

/** Keeps the world as it is under a name; without one it is named after its instant. */
export async function saveSnapshot(name: string): Promise<void> {
  const clock = queryClient.getQueryData(clockQuery.queryKey)
  const given = name.trim() || `${clock ? formatMoment(nowOf(clock)) : ''} の世界`.trim()
  await callControl(takeSnapshot, { name: given })
  await refresh()
  flash(`「${given}」を保存しました`)
}

export async function restoreSnapshot(id: number, name: string): Promise<void> {
  await callControl(restore, { id })
  await refresh()
  flash(`「${name}」に戻しました`)
}

export async function deleteSnapshot(id: number): Promise<void> {
  await callControl(remove, { id })
  await refresh()
}
