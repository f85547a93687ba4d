import { atom } from 'jotai'
import { checkRecording, type Exchange } from '../../../../../contract/control/exchanges.ts'
import { callWithFile } from '../../../hub/control/call-control.ts'
import { flash } from '../../../hub/control/flash.ts'
import { refusedFile } from '../../../hub/control/refused-file.ts'
import { currentCopy } from '../../../hub/language.ts'
import { exchangeSourceAtom, store } from '../../../hub/state.ts'
import { chooseFile } from '../../../parts/files.ts'
import { inspectorCopy } from '../copy.ts'

interface Archive {
  /** Name of the file. */
  readonly name: string
  readonly exchanges: readonly Exchange[]
}
/** The opened HTTP Archive, in memory only. */
export const archiveAtom = atom<Archive | undefined>(undefined)

/** Asks for an HTTP Archive and opens it. */
export async function openHar(): Promise<void> {
  const file = await chooseFile('.har,.json,application/json')
  if (file) await loadHar(file)
}

/** Lists the calls and frames of an HTTP Archive with the result of the contract check. The world stays. */
export async function loadHar(file: File): Promise<void> {
  const words = currentCopy(inspectorCopy).har
  const recorded = await callWithFile(checkRecording, file).catch((problem: unknown) => {
    throw refusedFile(problem, words.faults, (fault) => words.refused(file.name, fault))
  })
  // As in capsules, so that the ids of this server's exchanges stay theirs: links lead to them.
  const exchanges = recorded.exchanges.map((exchange, index) => ({ ...exchange, id: -1 - index }))
  store.set(archiveAtom, { name: file.name, exchanges })
  store.set(exchangeSourceAtom, 'archive')
  const drift = exchanges.filter(({ verdict }) => verdict === 'drift').length
  flash(words.checked(file.name, exchanges.length, drift))
}
