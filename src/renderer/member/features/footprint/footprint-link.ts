import type { Footprint } from '../../../../contract/calls/footprint.ts'
import { otherSex, Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { partnerPath } from '../../shared/pairing-address.ts'

type Visitor = Pick<Footprint, 'visitor_id' | 'visitor_uuid' | 'sex' | 'can_not_liked' | 'status_n'>

/** Link of a visitor: the detailed profile, or the pairing's if no like is possible (FOOT-10 to FOOT-13, FOOT-24). */
export function footprintLink({ visitor_id, visitor_uuid, sex, can_not_liked, status_n }: Visitor): string {
  // A man's failed pairing has no profile (API-32).
  const withheld = sex === Sex.woman && status_n === StatusN.noMatch
  if (!can_not_liked || withheld) return `/subprofile?uuid=${encodeURIComponent(visitor_uuid)}`
  return partnerPath(otherSex(sex), visitor_id)
}
