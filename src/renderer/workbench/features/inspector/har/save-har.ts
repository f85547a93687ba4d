import type { Exchange } from '../../../../../contract/control/exchanges.ts'
import { harOf } from '../../../../../contract/files/har.ts'
import { control } from '../../../hub/control/call-control.ts'
import { flash } from '../../../hub/control/flash.ts'
import { cached } from '../../../hub/control/query-client.ts'
import { fileNameAt } from '../../../hub/file-names.ts'
import { currentCopy } from '../../../hub/language.ts'
import { saveBlob } from '../../../parts/files.ts'
import { inspectorCopy } from '../copy.ts'
import { exchangeRowsQuery } from '../exchange-rows.ts'

/** Saves exchanges as an HTTP Archive. Without a list, saves all that this server has recorded. */
export async function saveHar(list?: readonly Exchange[]): Promise<void> {
  const exchanges = list ?? (await control.listExchanges({ earlier: true }))
  const har = harOf(exchanges, window.location.port)
  const newest = exchanges.at(-1)
  const name = `${newest ? fileNameAt(Date.parse(newest.at)) : 'yoimachi'}.har`
  saveBlob(name, new Blob([JSON.stringify(har, null, 2)], { type: 'application/json' }))
  const words = currentCopy(inspectorCopy).har
  const isWhole = list !== undefined || exchanges.length >= (cached(exchangeRowsQuery)?.rows.length ?? 0)
  flash(isWhole ? words.saved(name) : words.savedLatest(name, exchanges.length))
}
