import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { conversationEndpoint } from '../../../../contract/calls/chat.ts'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { useKeyboardInset } from '../../../lib/page-hooks.ts'
import { Button, Spinner } from '../../../ui/base/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { useAccount } from '../../api/account.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { pairingsPath } from '../../shared/pairings-path.ts'
import { partnerPath } from '../../shared/pairings.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatRoom } from './chat-room.tsx'
import { useUnreadAtOpening } from './use-unread-at-opening.ts'

/** Page /chat?uuid=&id= (CHAT). The id is the partner's; without it, the conversation supplies it (CHAT-16). */
export function ChatPage() {
  useKeyboardInset()
  const [params] = useSearchParams()
  const uuid = params.get('uuid') ?? ''
  const { sex } = useAccount()
  const viewer = sex === 1 ? 1 : 2
  // The socket brings new messages, so a refetch on focus would only reload the whole history.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useEndpoint(
    conversationEndpoint,
    { uuid },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, enabled: uuid !== '' },
  )
  const unread = useUnreadAtOpening(viewer, uuid)
  // Loaded in parallel for the introduction, so that the composer opens at its final height.
  const own = useEndpoint(accountDetailEndpoint, {})
  const begins = viewer === 2 && data?.messages.length === 0
  const opens = data && !(begins && own.isLoading && own.failureCount === 0)
  const gone = uuid === '' || (error !== null && error.status >= 400 && error.status < 500)
  // After a block, the list and the profile beside the chat must hide the partner too.
  const queryClient = useQueryClient()
  useEffect(() => {
    if (gone)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== conversationEndpoint.id })
  }, [gone, queryClient])
  const partner = data && (viewer === 1 ? data.female : data.male)
  const profileAddress = partner ? partnerPath(viewer, partner.id) : null
  if (opens && profileAddress !== null && !gone) {
    return (
      <div className="flex h-visible flex-col">
        <ChatRoom
          key={uuid}
          uuid={uuid}
          conversation={data}
          profileAddress={profileAddress}
          unread={isFetchedAfterMount ? unread : undefined}
        />
      </div>
    )
  }
  const list = `${pairingsPath(viewer)}?status=matching`
  return (
    <div className="flex h-visible flex-col">
      <ChatHeader sex={viewer} partner={null} profileAddress={null} />
      {gone ? (
        <EmptyState
          icon="chat"
          title={chatCopy.notShown}
          action={
            <Button tone="quiet" size="m" render={<Link to={list} />}>
              {chatCopy.toList}
            </Button>
          }
        />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className="grid flex-1 place-items-center text-ink-3">
          <Spinner label={chatCopy.loading} />
        </div>
      )}
    </div>
  )
}
