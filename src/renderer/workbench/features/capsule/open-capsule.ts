import { importCapsule } from '../../../../contract/control/capsule.ts'
import type { OpenTarget } from '../../../../preload/bridge.ts'
import { bridge } from '../../hub/bridge.ts'
import { callWithFile } from '../../hub/control/call-control.ts'
import { problemOf } from '../../hub/control/control-problem.ts'
import { flash, flashesAtom, flashOngoing } from '../../hub/control/flash.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { enqueueMove } from '../../hub/control/queue.ts'
import { refusedFile } from '../../hub/control/refused-file.ts'
import { currentCopy } from '../../hub/language.ts'
import { followStage } from '../../hub/phones/shared-stage.ts'
import { store } from '../../hub/state.ts'
import { chooseFile } from '../../parts/files.ts'
import { capsuleCopy } from './copy.ts'

/**
 * Asks for a capsule file and opens it: it replaces the present case. Undo restores the former case, phones included.
 * The desktop app opens the file by its path.
 */
export async function openCapsule(): Promise<void> {
  if (bridge) return bridge.openCapsule()
  const file = await chooseFile('.yoimachi,.json,application/json')
  if (file !== null) await uploadCapsule(file)
}

/** Opens a dropped capsule. The desktop app opens it by its path, if it has one. */
export async function openDropped(file: File): Promise<undefined> {
  if (!(await bridge?.openDropped(file))) await uploadCapsule(file)
}

const uploadCapsule = (file: File): Promise<void> =>
  enqueueMove(async () => {
    showOpening(file.name)
    await callWithFile(importCapsule, file).catch((problem: unknown) => {
      throw refusalOf(file.name, problem)
    })
    await showOpened(file.name)
  })

/** Shows the state of a capsule that the desktop app opens. Throws the problem of a refused one. */
export const followOpening = (capsule: OpenTarget & { kind: 'capsule' }): Promise<void> =>
  enqueueMove(async () => {
    const { name } = capsule
    if (capsule.state === 'opening') showOpening(name)
    else if (capsule.state === 'opened') await showOpened(name)
    else throw refusalOf(name, problemOf(capsule.status, capsule.refusal))
  })

const showOpening = (name: string): void => flashOngoing(currentCopy(capsuleCopy).opening(name))

async function showOpened(name: string): Promise<void> {
  const before = store.get(flashesAtom)
  await followStage()
  await queryClient.invalidateQueries()
  const isAlarmed = store.get(flashesAtom).some((item) => item.tone === 'alarm' && !before.includes(item))
  // What the stage could not keep or restore stays to be read.
  if (!isAlarmed) flash(currentCopy(capsuleCopy).opened(name))
}

function refusalOf(name: string, problem: unknown): unknown {
  const { faults, refused } = currentCopy(capsuleCopy)
  return refusedFile(problem, faults, (fault) => refused(name, fault))
}
