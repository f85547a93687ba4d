import { attempt } from '../control/attempt.ts'
import { control } from '../control/call-control.ts'
import { variantsQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'

/** Changes variants of the service, and shows a failure. The panels show the variants that the server returns. */
export const changeVariant = (change: Parameters<typeof control.changeVariants>[0]): Promise<boolean> =>
  attempt(async () => {
    queryClient.setQueryData(variantsQuery.queryKey, await control.changeVariants(change))
  })
