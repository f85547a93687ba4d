import { atomWithStorage } from 'jotai/utils'
import { type Screenshot, capsuleEnding, writeCapsule, type CapsuleNote } from '../../../contract/control/capsule.ts'
import { fetchControl } from '../control/call-control.ts'
import { clockQuery, nowOf, queryClient, isRealPhone } from '../control/queries.ts'
import { bridge, saveBlob } from '../parts/files.ts'
import { flash } from '../parts/flash.ts'
import { phonesOnStage } from '../stage/phone-actions.ts'
import { frameOf } from '../stage/phone-link.ts'
import { store } from '../state/phones.ts'
import { fileNameAt } from '../time/moments.ts'
import { readStage } from './stage-state.ts'

/**
 * Captures pictures of the visible phones. Only the desktop app can do this, because a browser page cannot read frames
 * of other origins. Phones of a real API are left out.
 */
async function takeScreenshots(): Promise<Screenshot[]> {
  if (!bridge) return []
  const taken: Screenshot[] = []
  for (const phone of phonesOnStage().filter((name) => !isRealPhone(name))) {
    const box = frameOf(phone)?.getBoundingClientRect()
    if (!box) continue
    const { x, y, width, height } = box
    // A hidden window has no picture.
    const content = await bridge
      .takePicture({
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      })
      .catch(() => null)
    if (content !== null) taken.push({ phone, content })
  }
  return taken
}

const nothing: CapsuleNote = { title: '', happened: '', expected: '' }

/** Note for the next capsule. It survives a reload and is cleared after writing. */
export const noteAtom = atomWithStorage('yoimachi.workbench.note', nothing, undefined, { getOnInit: true })

/** Writes the whole case (docs/architecture.md) to a file that the user saves. */
export async function saveCapsule(): Promise<void> {
  const note = store.get(noteAtom)
  // Captures pictures first, so that they show the screen at the press.
  const screenshots = await takeScreenshots()
  const answer = await fetchControl(writeCapsule, { note, stage: await readStage(), screenshots })
  const blob = await answer.blob()
  const name = nameOf(note.title)
  if (bridge) {
    if ((await bridge.saveCapsule({ name, content: await blob.text() })) === null) return
  } else saveBlob(name, blob)
  store.set(noteAtom, nothing)
  flash(`「${name}」に書き出しました`)
}

/** Named by the title, or by the instant without a title. */
function nameOf(title: string): string {
  const plain = title.replace(/[\\/:*?"<>|.\p{Cc}]/gu, ' ').trim()
  const clock = queryClient.getQueryData(clockQuery.queryKey)
  return `${plain === '' ? fileNameAt(clock ? nowOf(clock) : 0) : plain.slice(0, 60)}.${capsuleEnding}`
}
