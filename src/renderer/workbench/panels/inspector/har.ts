import { type Exchange, listExchanges } from '../../../../contract/control/exchanges.ts'
import { harOf } from '../../../../contract/control/har.ts'
import { callControl } from '../../control/call-control.ts'
import { saveBlob } from '../../parts/files.ts'
import { flash } from '../../parts/flash.ts'

/** Saves exchanges as an HTTP Archive. Without a list, saves the latest exchanges of this server. */
export async function saveHar(list?: readonly Exchange[]): Promise<void> {
  const exchanges = list ?? (await callControl(listExchanges))
  const har = harOf(exchanges, window.location.port)
  const name = `yoimachi-${(exchanges.at(-1)?.at ?? '').slice(0, 16).replace(/[:T]/g, '-')}.har`
  saveBlob(name, new Blob([JSON.stringify(har, null, 2)], { type: 'application/json' }))
  flash(`「${name}」に書き出しました`)
}
