import { queryOptions } from '@tanstack/react-query'
import { readOpenedCapsule } from '../../../contract/control/capsule.ts'
import { listSnapshots } from '../../../contract/control/history.ts'
import { listPersonas, listOutbox, listScenarios, readVariants } from '../../../contract/control/world.ts'
import { callControl } from './call-control.ts'

export const personasQuery = queryOptions({
  queryKey: ['personas'],
  queryFn: () => callControl(listPersonas),
  staleTime: Infinity,
})

export const scenariosQuery = queryOptions({
  queryKey: ['scenarios'],
  queryFn: () => callControl(listScenarios),
  staleTime: Infinity,
})

export const snapshotsQuery = queryOptions({
  queryKey: ['snapshots'],
  queryFn: () => callControl(listSnapshots),
})

/** What the capsule that was opened last told besides its world. */
export const openedQuery = queryOptions({
  queryKey: ['opened'],
  queryFn: () => callControl(readOpenedCapsule),
  staleTime: Infinity,
})

export const outboxQuery = queryOptions({ queryKey: ['outbox'], queryFn: () => callControl(listOutbox) })

export const variantsQuery = queryOptions({
  queryKey: ['variants'],
  queryFn: () => callControl(readVariants),
})
