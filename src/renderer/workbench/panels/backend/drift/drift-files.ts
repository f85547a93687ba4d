import {
  driftLedger,
  ledgerText,
  type DriftLedger,
  mergeDrift,
} from '../../../../../contract/control/drift.ts'
import { parseJson } from '../../../../../contract/rules/parse-json.ts'
import { callControl } from '../../../control/call-control.ts'
import { driftQuery } from '../../../control/queries.ts'
import { queryClient } from '../../../control/query-client.ts'
import { chooseFile, saveBlob } from '../../../parts/files.ts'
import { flash } from '../../../parts/flash.ts'

/** The name that the repository keeps it under. */
const fileName = 'contract-drift.json'

export function saveDrift(ledger: DriftLedger): void {
  saveBlob(fileName, new Blob([ledgerText(ledger)], { type: 'application/json' }))
}

/** Has the person choose a ledger and adds what it knows. */
export async function loadDrift(): Promise<void> {
  const file = await chooseFile('.json,application/json')
  if (!file) return
  const ledger = driftLedger.safeParse(parseJson(await file.text()))
  if (!ledger.success)
    return flash(`「${file.name}」は逸脱の記録ではありません。何も変わっていません。`, 'alarm')
  queryClient.setQueryData(driftQuery.queryKey, await callControl(mergeDrift, ledger.data))
  flash(`「${file.name}」を読み込みました`)
}
