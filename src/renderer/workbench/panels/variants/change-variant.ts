import { changeVariants } from '../../../../contract/control/world.ts'
import type { RequestInput } from '../../../../contract/wire/endpoint.ts'
import { callControl } from '../../control/call-control.ts'
import { variantsQuery } from '../../control/queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { attempt } from '../../parts/flash.ts'
import { reloadPhones } from '../../stage/phone-actions.ts'

/** Sets switches; the phones load afresh, since they read them at start only. */
export function changeVariant(change: RequestInput<typeof changeVariants>): Promise<boolean> {
  return attempt(async () => {
    const values = await callControl(changeVariants, change)
    queryClient.setQueryData(variantsQuery.queryKey, values)
    reloadPhones()
  })
}
