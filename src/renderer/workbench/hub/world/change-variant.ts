import { control } from '../control/call-control.ts'
import { attempt } from '../control/flash.ts'
import { variantsQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { reloadPhones } from '../phones/refresh-phones.ts'

/** Sets switches. The phones reload, because they read switches only at start. */
export function changeVariant(change: Parameters<typeof control.changeVariants>[0]): Promise<boolean> {
  return attempt(async () => {
    const values = await control.changeVariants(change)
    queryClient.setQueryData(variantsQuery.queryKey, values)
    reloadPhones()
  })
}
