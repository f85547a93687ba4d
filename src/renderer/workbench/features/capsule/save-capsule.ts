import {
  capsuleEnding,
  type CapsuleNote,
  capsuleNote,
  type Screenshot,
  writeCapsule,
} from '../../../../contract/control/capsule.ts'
import { excerpt } from '../../../lib/text.ts'
import { bridge } from '../../hub/bridge.ts'
import { mockPhones } from '../../hub/control/backend-queries.ts'
import { fetchControl } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { fileNameNow } from '../../hub/file-names.ts'
import { currentCopy } from '../../hub/language.ts'
import { frameOf } from '../../hub/phones/phone-link.ts'
import { readWholeStage } from '../../hub/phones/whole-stage.ts'
import { store, storedAtom } from '../../hub/state.ts'
import { storableName } from '../../hub/storable-name.ts'
import { saveBlob } from '../../parts/files.ts'
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

const emptyNote: CapsuleNote = { title: '', happened: '', expected: '' }

/** Note for the next capsule. It survives a reload and is cleared after writing. */
export const noteAtom = storedAtom('note', capsuleNote, emptyNote)

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
  store.set(noteAtom, (present) => (present === note ? emptyNote : present))
  // A person may choose another name in the dialog of the desktop app.
  flash(currentCopy(capsuleCopy).written(path.split(/[/\\]/).at(-1) ?? name))
}

const longestName = 60

/** Named by the title, or by the instant without a title. */
const nameOf = (title: string): string =>
  `${excerpt(storableName(title), longestName, '') || fileNameNow('yoimachi')}.${capsuleEnding}`
