import { useNavigate } from 'react-router-dom'
import { footprintsEndpoint } from '../../../../contract/calls/footprint.ts'
import type { RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { useAnswerInstead, useSendLike } from '../../shared/like/use-send-like.ts'

type Footprints = ResponseOf<typeof footprintsEndpoint>

/** Likes a visitor of the current page: a dialog and a new list, or /shop without likes left (FOOT-14 to FOOT-16). */
export function useLikeVisitor(input: RequestInput<typeof footprintsEndpoint>) {
  const navigate = useNavigate()
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
  const toShop = () => void navigate('/shop')
  const { like, ...messages } = useSendLike({
    mark: (uuid) => {
      // A request in flight would restore the old state.
      void queryClient.cancelQueries({ queryKey: key })
      setLiked(uuid, true)
      return () => setLiked(uuid, false)
    },
    onResponse: () => void queryClient.invalidateQueries({ queryKey: [footprintsEndpoint.id] }),
    onNone: toShop,
    onDue: useAnswerInstead(),
  })
  return { ...messages, like: (uuid: string, remain: number | undefined) => (remain === 0 ? toShop() : like(uuid)) }
}
