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
 * Pictures of the phones as they are seen now. Only the desktop app can take them: a page of a browser cannot look into
 * frames of other origins. What a real API shows goes into no file.
 */
async function takeScreenshots(): Promise<Screenshot[]> {
  if (!bridge) return []
  const taken: Screenshot[] = []
  for (const phone of phonesOnStage().filter((name) => !isRealPhone(name))) {
    const box = frameOf(phone)?.getBoundingClientRect()
    if (!box) continue
    const { x, y, width, height } = box
    // A window that is hidden has none.
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

/** What is to be told with the next capsule; it survives a reload, and is gone once it was written. */
export const noteAtom = atomWithStorage('yoimachi.workbench.note', nothing, undefined, { getOnInit: true })

/** Writes the whole case (docs/architecture.md) to a file that the person keeps. */
export async function saveCapsule(): Promise<void> {
  const note = store.get(noteAtom)
  // First the pictures: they show what the person saw when pressing.
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

/** By its title, else by the instant. */
function nameOf(title: string): string {
  const plain = title.replace(/[\\/:*?"<>|.\p{Cc}]/gu, ' ').trim()
  const clock = queryClient.getQueryData(clockQuery.queryKey)
  return `${plain === '' ? fileNameAt(clock ? nowOf(clock) : 0) : plain.slice(0, 60)}.${capsuleEnding}`
}
