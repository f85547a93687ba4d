import { decideEndpoint, norepliedEndpoint, submitReplyEndpoint } from '../../../../../contract/calls/decision.ts'
import { femalePartnerEndpoint, partnerEndpoint } from '../../../../../contract/calls/partner.ts'
import {
  malePairingsEndpoint,
  pairingsEndpoint,
  type RecommendRow,
} from '../../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { matchedStatusNs, statusLabels, StatusN } from '../../../../../contract/enums/pairing.ts'
import type { RequestInput, ResponseOf } from '../../../../../contract/wire/endpoint.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/queries.ts'
import type { PartnerEndpoint } from '../../partner-profile.ts'
import { readAccount } from '../read-account.ts'
import type { Write } from '../write.ts'

type PairingState = ResponseOf<typeof decideEndpoint>['recommend']

type Decision = RequestInput<typeof decideEndpoint>['recommend']['status']

/** A loaded profile of the pairing, with the request that reads it afresh. */
function loadedProfile(pairingId: number) {
  for (const endpoint of [partnerEndpoint, femalePartnerEndpoint]) {
    const loaded = queryClient.getQueriesData<ResponseOf<PartnerEndpoint>>({ queryKey: [endpoint.id] })
    for (const [key, view] of loaded) {
      const row = view?.recommend
      const input = key[1] as RequestInput<PartnerEndpoint>
      if (row && 'id' in row && row.id === pairingId) return { row, reread: () => call(endpoint, input) }
    }
  }
  return undefined
}

/** Reads the first page of the list, where a changed pairing stands first. */
async function readRow(sex: Sex, pairingId: number): Promise<RecommendRow | undefined> {
  const { rec } = await call(sex === Sex.man ? malePairingsEndpoint : pairingsEndpoint, { page: 1 })
  return rec.find(({ id }) => id === pairingId)
}

/** Notes how to read the present status of a pairing: by its profile if a page shows it, else in the list. */
async function watchPairing(pairingId: number): Promise<() => Promise<PairingState | null>> {
  const loaded = loadedProfile(pairingId)
  if (!loaded) {
    const { sex } = await readAccount()
    return async () => {
      const row = await readRow(sex, pairingId)
      return row ? pairingStateOf(row, row.status_n, sex) : null
    }
  }
  const { row, reread } = loaded
  return async () => {
    const { recommend } = await reread()
    return pairingStateOf({ ...row, ...recommend }, recommend.status_n, (await readAccount()).sex)
  }
}

/** A withheld profile has the status alone; nothing can be chosen or reviewed there. */
function pairingStateOf(row: RecommendRow, status_n: StatusN, sex: Sex): PairingState {
  const { id, uuid, is_choosable, is_reviewable } = row
  return { id, uuid, status_n, status: statusLabels[sex][status_n], is_choosable, is_reviewable }
}

/** Statuses that a decision leads to, also through what followed it (D-25). */
const reached: Readonly<Record<Decision, readonly StatusN[]>> = {
  ok: matchedStatusNs,
  ng: [StatusN.noMatch],
  suspend: [StatusN.held],
}

/** Reads whether a pairing stands as an act on it wanted. */
async function watchStatus(id: number, wanted: readonly StatusN[]) {
  const read = await watchPairing(id)
  return async () => {
    const now = await read()
    return now && wanted.includes(now.status_n) ? { success: true as const, recommend: now } : null
  }
}

/** contact, pass, hold or block (API-34). */
export const decideWrite: Write<typeof decideEndpoint> = {
  endpoint: decideEndpoint,
  reads: 'API-31, API-32 or the list: status_n is the one of the decision',
  readFirst: true,
  watch: ({ recommend: { id, status } }) => watchStatus(id, reached[status]),
}

/** The reply of a man, told by her (API-35). */
export const submitReplyWrite: Write<typeof submitReplyEndpoint> = {
  endpoint: submitReplyEndpoint,
  reads: 'API-31: status_n is 7 or 3',
  readFirst: true,
  watch: ({ recommend: { id, status } }) => watchStatus(id, [status === 'ok' ? StatusN.replied : StatusN.noMatch]),
}

/** The end of a pairing without reply (API-36). */
export const norepliedWrite: Write<typeof norepliedEndpoint> = {
  endpoint: norepliedEndpoint,
  reads: 'API-31: status_n is 3',
  readFirst: true,
  watch: ({ recommend: { id } }) => watchStatus(id, [StatusN.noMatch]),
}
