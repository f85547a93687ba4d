import { femalePartnerEndpoint, partnerEndpoint } from '../../../contract/calls/partner.ts'
import { readSession } from '../api/session-store.ts'
import { useEndpoint } from '../api/use-endpoint.ts'

/** The request of a partner's profile by the partner's user id; the uuid is taken too. */
export function partnerInput(id: number | string) {
  const { uid } = readSession()
  return { user: { partner_id: id, ...(uid ? { uid } : {}) } }
}

/**
 * The profile of a partner beside something else, e.g. age and area in a row: read once, undefined while it is not there
 * and wherever it is withheld. To read it counts as no visit (API-31).
 */
export function usePartnerProfile(sex: 1 | 2, id: number | null) {
  const options = { enabled: id !== null, refetchOnMount: false, staleTime: Infinity, retry: false } as const
  const man = useEndpoint(partnerEndpoint, partnerInput(id ?? 0), { ...options, enabled: id !== null && sex === 2 })
  const woman = useEndpoint(femalePartnerEndpoint, partnerInput(id ?? 0), {
    ...options,
    enabled: id !== null && sex === 1,
  })
  return (sex === 2 ? man.data : woman.data)?.profile ?? undefined
}
