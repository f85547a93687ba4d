import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { type Account } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queries.ts'

/** The account as the server has it now, for reads of outcomes. */
export const readAccount = () => call(accountEndpoint, {})

/** The account as the page shows it: the state before an act. */
export const loadedAccount = () => queryClient.getQueryData<Account>([accountEndpoint.id])
