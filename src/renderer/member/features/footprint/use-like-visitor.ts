import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { footprintsEndpoint } from '../../../../contract/calls/footprint.ts'
import type { RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { subProfileCopy } from '../../../lib/copy/sub-profile.ts'
import { queryClient } from '../../api/query-client.ts'
import { endpointKey } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { useSendLike } from '../../shared/use-send-like.ts'

type Footprints = ResponseOf<typeof footprintsEndpoint>

/** Likes a visitor of the page shown: none left leads to /shop, a sent one shows its dialog and reloads the list (FOOT-14 to FOOT-16). */
export function useLikeVisitor(input: RequestInput<typeof footprintsEndpoint>) {
  const navigate = useNavigate()
  const [sent, setSent] = useState(false)
  const key = endpointKey(footprintsEndpoint, input)
  const setLiked = (uuid: string, is_visitor_liked: boolean) =>
    queryClient.setQueryData<Footprints>(
      key,
      (list) =>
        list && {
          ...list,
          data: list.data.map((visitor) =>
            visitor.visitor_uuid === uuid ? { ...visitor, is_visitor_liked } : visitor,
          ),
        },
    )
  const { like: send, undo } = useSendLike({
    mark: (uuid) => {
      setLiked(uuid, true)
      return () => setLiked(uuid, false)
    },
    onAnswer: (answer, told) => {
      if (answer.success) setSent(!told)
      else if (answer.reason === 'none') void navigate('/shop')
      else showFlash({ text: subProfileCopy.like.failed, tone: 'error' })
      void queryClient.invalidateQueries({ queryKey: [footprintsEndpoint.id] })
    },
  })
  const like = (uuid: string, remain: number | undefined) => {
    if (remain === 0) void navigate('/shop')
    else send(uuid)
  }
  return { like, undo, sent, closeDialog: () => setSent(false) }
}
