import type { Account } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queries.ts'
import { pairingsCall } from '../../shared/pairings.ts'

/** Reads the conversations, because the account only has counts, and updates an open list at once. */
export async function readMatched(sex: Account['sex']) {
  const endpoint = pairingsCall(sex)
  const list = await call(endpoint, { status: 'matching', page: 1 })
  void queryClient.invalidateQueries({ queryKey: [endpoint.id] })
  return list
}
