import { callControl } from '../../control/call-control.ts'
import { queryClient } from '../../control/query-client.ts'
import { variantsQuery } from '../../control/world-queries.ts'
import { variantsAnswer } from '../../control/world-schemas.ts'
import { reloadPhones } from '../../stage/phone-actions.ts'
import { attempt } from '../../parts/flash.ts'

/** Sets switches; the phones load afresh, since they read them at start only. */
export function changeVariant(change: Record<string, string | boolean>): Promise<boolean> {
  return attempt(async () => {
    const values = await callControl('PUT', '/variants', variantsAnswer, change)
    queryClient.setQueryData(variantsQuery.queryKey, values)
    reloadPhones()
  })
}
