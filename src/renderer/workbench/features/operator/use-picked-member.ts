import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberRow } from '../../../../contract/control/members.ts'
import { memberQuery } from '../../hub/control/operator-queries.ts'

/**
 * The picked member as the world has the member now, and the function that picks one. Undefined in a world without the
 * mail address, because another world gives the number to another member.
 */
export function usePickedMember() {
  const [picked, pick] = useState<MemberRow | undefined>()
  const row = useQuery({ ...memberQuery(picked?.email ?? ''), enabled: picked !== undefined }).data
  return [row === null ? undefined : (row ?? picked), pick] as const
}
