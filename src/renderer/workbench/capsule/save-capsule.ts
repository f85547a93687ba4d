import { atomWithStorage } from 'jotai/utils'
import { capsuleEnding, writeCapsule, type CapsuleNote } from '../../../contract/control/capsule.ts'
import { fetchControl } from '../control/call-control.ts'
import { clockQuery } from '../control/clock-query.ts'
import { queryClient } from '../control/query-client.ts'
import { nowOf } from '../control/use-now.ts'
import { bridge } from '../parts/bridge.ts'
import { flash } from '../parts/flash.ts'
import { saveBlob } from '../parts/save-blob.ts'
import { store } from '../state/store.ts'
import { fileNameAt } from '../time/format-moment.ts'
import { readStage } from './stage-state.ts'
import { takeScreenshots } from './take-screenshots.ts'

const nothing: CapsuleNote = { title: '', happened: '', expected: '' }

/** What is to be told with the next capsule; it survives a reload, and is gone once it was written. */
export const noteAtom = atomWithStorage('yoimachi.workbench.note', nothing, undefined, { getOnInit: true })

/** Writes the whole case (docs/capsule.md) to a file that the person keeps. */
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
