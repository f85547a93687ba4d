import { capsuleEnding, type CapsuleNote, capsuleNote, writeCapsule } from '../../../../contract/control/capsule.ts'
import { excerpt } from '../../../lib/text.ts'
import { bridge } from '../../hub/bridge.ts'
import { fetchControl } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { fileNameNow } from '../../hub/file-names.ts'
import { currentCopy } from '../../hub/language.ts'
import { readWholeStage } from '../../hub/phones/whole-stage.ts'
import { store, storedAtom } from '../../hub/state.ts'
import { storableName } from '../../hub/storable-name.ts'
import { saveBlob } from '../../parts/files.ts'
import { capsuleCopy } from './copy.ts'
import { takeScreenshots } from './take-screenshots.ts'

const emptyNote: CapsuleNote = { title: '', happened: '', expected: '' }

/** Note for the next capsule. It survives a reload and is cleared after writing. */
export const noteAtom = storedAtom('note', capsuleNote, emptyNote)

/** Writes the whole case (docs/architecture.md) to a file that the user saves. */
export async function saveCapsule(): Promise<void> {
  const note = store.get(noteAtom)
  // Captures pictures first, so that they show the screen at the press.
  const { taken: screenshots, failed } = await takeScreenshots()
  const response = await fetchControl(writeCapsule, { note, stage: await readWholeStage(), screenshots })
  const blob = await response.blob()
  const name = nameOf(note.title)
  const path = bridge ? await bridge.saveCapsule({ name, content: await blob.text() }) : name
  if (path === null) return
  if (!bridge) saveBlob(name, blob)
  // What was written into it meanwhile belongs to the next capsule.
  store.set(noteAtom, (present) => (present === note ? emptyNote : present))
  // A person may choose another name in the dialog of the desktop app.
  flash(currentCopy(capsuleCopy).written(path.split(/[/\\]/).at(-1) ?? name, failed))
}

const longestName = 60

/** Named by the title, or by the instant without a title. */
const nameOf = (title: string): string =>
  `${excerpt(storableName(title), longestName, '') || fileNameNow('yoimachi')}.${capsuleEnding}`
