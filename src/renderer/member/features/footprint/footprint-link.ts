import type { Footprint } from '../../../../contract/calls/footprint.ts'

type Visitor = Pick<Footprint, 'visitor_id' | 'visitor_uuid' | 'sex' | 'can_not_liked'>

/** Where a visitor leads: the profile of the pairing where no like is possible, else the detailed profile (FOOT-10 to FOOT-13, FOOT-24). */
export function footprintLink({ visitor_id, visitor_uuid, sex, can_not_liked }: Visitor): string {
  if (!can_not_liked) return `/subprofile?uuid=${encodeURIComponent(visitor_uuid)}`
  return sex === 1 ? `/profile?id=${visitor_id}` : `/profile/female?id=${visitor_id}`
}
