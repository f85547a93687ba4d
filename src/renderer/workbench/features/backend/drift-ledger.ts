import { type DriftLedger, driftLedger, ledgerText } from '../../../../contract/control/drift-ledger.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { control } from '../../hub/control/call-control.ts'
import { flash } from '../../hub/control/flash.ts'
import { ask, queryClient } from '../../hub/control/query-client.ts'
import { currentCopy } from '../../hub/language.ts'
import { chooseFile, saveBlob } from '../../parts/files.ts'
import { backendCopy } from './copy.ts'

/** Known drift of the real API from the contract. */
export const driftQuery = ask(['drift'], () => control.readDrift(), { staleAfter: ['drift', 'exchange'] })

/** File name in the repository. */
export const ledgerName = 'contract-drift.json'

/** Saves the ledger as a file. */
export function saveLedger(ledger: DriftLedger): void {
  saveBlob(ledgerName, new Blob([ledgerText(ledger)], { type: 'application/json' }))
}

/** Asks for a file of a ledger and merges it into the ledger of the server. */
export async function mergeLedgerFile(): Promise<void> {
  const file = await chooseFile('.json,application/json')
  if (!file) return
  const words = currentCopy(backendCopy).drift
  const ledger = driftLedger.safeParse(parseJson(await file.text()))
  if (!ledger.success) return flash(words.noLedger(file.name), 'alarm')
  queryClient.setQueryData(driftQuery.queryKey, await control.mergeDrift(ledger.data))
  flash(words.loaded(file.name))
}
