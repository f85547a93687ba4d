import type { ControlCode } from '../../../../contract/control/codes.ts'
import { checkRecording, type Exchange } from '../../../../contract/control/exchanges.ts'
import { harOf } from '../../../../contract/files/har.ts'
import { control, callWithFile } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { type FileFaults, refusedFile } from '../../hub/control/refused-file.ts'
import { exchangeSourceAtom, recordingAtom, store } from '../../hub/state.ts'
import { chooseFile, saveBlob } from '../../parts/files.ts'

/** Saves exchanges as an HTTP Archive. Without a list, saves the latest exchanges of this server. */
export async function saveHar(list?: readonly Exchange[]): Promise<void> {
  const exchanges = list ?? (await control.listExchanges())
  const har = harOf(exchanges, window.location.port)
  const name = `yoimachi-${(exchanges.at(-1)?.at ?? '').slice(0, 16).replace(/[:T]/g, '-')}.har`
  saveBlob(name, new Blob([JSON.stringify(har, null, 2)], { type: 'application/json' }))
  flash(`「${name}」に書き出しました`)
}

const faultTexts: FileFaults = new Map<ControlCode, string>([
  ['too-long', '大きすぎます'],
  ['foreign', 'ブラウザーが書き出した通信の記録（HAR）ではないか、壊れています'],
])

/** Asks for an HTTP Archive and opens it. */
export async function openHar(): Promise<void> {
  const file = await chooseFile('.har,.json,application/json')
  if (file) await loadHar(file)
}

/** Lists the calls and frames of an HTTP Archive with the result of the contract check. The world stays. */
export async function loadHar(file: File): Promise<void> {
  const { exchanges } = await callWithFile(checkRecording, file).catch((problem: unknown) => {
    throw refusedFile(problem, faultTexts, (fault) => `「${file.name}」は開けません。${fault}。`)
  })
  store.set(recordingAtom, { name: file.name, exchanges })
  store.set(exchangeSourceAtom, 'recording')
  const drift = exchanges.filter(({ verdict }) => verdict === 'drift').length
  flash(
    `「${file.name}」の通信${exchanges.length.toLocaleString('ja')}件を契約と照らしました。逸脱は${drift.toLocaleString('ja')}件です`,
  )
}
