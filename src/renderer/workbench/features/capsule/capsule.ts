import {
  capsuleEnding,
  type CapsuleNote,
  capsuleNote,
  importCapsule,
  type OpenedCapsule,
  type Screenshot,
  writeCapsule,
} from '../../../../contract/control/capsule.ts'
import type { OpenTarget } from '../../../../preload/bridge.ts'
import { excerpt } from '../../../lib/text.ts'
import { bridge } from '../../hub/bridge.ts'
import { mockPhones } from '../../hub/control/backend-queries.ts'
import { callWithFile, fetchControl, problemOf } from '../../hub/control/call-control.ts'
import { clockQuery, nowOf } from '../../hub/control/clock-query.ts'
import { flash } from '../../hub/control/flash.ts'
import { cached, queryClient } from '../../hub/control/query-client.ts'
import { enqueueMove } from '../../hub/control/queue.ts'
import { refusedFile } from '../../hub/control/refused-file.ts'
import { storableName, fileNameAt } from '../../hub/file-names.ts'
import { currentCopy } from '../../hub/language.ts'
import { frameOf } from '../../hub/phones/phone-link.ts'
import { followStage } from '../../hub/phones/shared-stage.ts'
import { readWholeStage } from '../../hub/phones/whole-stage.ts'
import { store, storedAtom } from '../../hub/state.ts'
import { chooseFile, saveBlob } from '../../parts/files.ts'
import { capsuleCopy } from './copy.ts'

/**
 * Captures pictures of the visible phones. Only the desktop app can do this, because a browser page cannot read frames
 * of other origins. Phones of a real API are left out.
 */
async function takeScreenshots(): Promise<Screenshot[]> {
  if (!bridge) return []
  const taken: Screenshot[] = []
  for (const phone of mockPhones()) {
    const box = frameOf(phone)?.getBoundingClientRect()
    if (!box) continue
    const { x, y, width, height } = box
    // A hidden window has no picture.
    const place = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
    const content = await bridge.takePicture(place).catch(() => null)
    if (content !== null) taken.push({ phone, content })
  }
  return taken
}

const nothing: CapsuleNote = { title: '', happened: '', expected: '' }

/** Note for the next capsule. It survives a reload and is cleared after writing. */
export const noteAtom = storedAtom('note', capsuleNote, nothing)

/** Writes the whole case (docs/architecture.md) to a file that the user saves. */
export async function saveCapsule(): Promise<void> {
  const note = store.get(noteAtom)
  // Captures pictures first, so that they show the screen at the press.
  const screenshots = await takeScreenshots()
  const response = await fetchControl(writeCapsule, { note, stage: await readWholeStage(), screenshots })
  const blob = await response.blob()
  const name = nameOf(note.title)
  const path = bridge ? await bridge.saveCapsule({ name, content: await blob.text() }) : name
  if (path === null) return
  if (!bridge) saveBlob(name, blob)
  // What was written into it meanwhile belongs to the next capsule.
  store.set(noteAtom, (present) => (present === note ? nothing : present))
  // A person may choose another name in the dialog of the desktop app.
  flash(currentCopy(capsuleCopy).written(path.split(/[/\\]/).at(-1) ?? name))
}

/** Named by the title, or by the instant without a title. */
function nameOf(title: string): string {
  const plain = excerpt(storableName(title), 60, '')
  const clock = cached(clockQuery)
  return `${plain || (clock ? fileNameAt(nowOf(clock)) : 'yoimachi')}.${capsuleEnding}`
}

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
export async function openDropped(file: File): Promise<void> {
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

const showOpening = (name: string): void => flash(currentCopy(capsuleCopy).opening(name))

async function showOpened(name: string): Promise<void> {
  await followStage()
  await queryClient.invalidateQueries()
  flash(currentCopy(capsuleCopy).opened(name))
}

function refusalOf(name: string, problem: unknown): unknown {
  const { faults, refused } = currentCopy(capsuleCopy)
  return refusedFile(problem, faults, (fault) => refused(name, fault))
}

/** Speed of a running clock; undefined when it stands still. */
export const runningSpeed = (clock: Pick<OpenedCapsule['clock'], 'mode' | 'speed'> | undefined) =>
  clock?.mode === 'running' ? clock.speed : undefined
