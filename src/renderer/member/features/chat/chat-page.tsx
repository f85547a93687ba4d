import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { conversationEndpoint } from '../../../../contract/calls/chat.ts'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { chatCopy } from '../../../lib/copy/chat.ts'
import { useKeyboardInset } from '../../../lib/use-keyboard-inset.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { useAccount } from '../../api/account.ts'
import { isTransient, queryClient, useEndpoint } from '../../api/queries.ts'
import { pairingsPath, partnerPath } from '../../shared/pairing-address.ts'
import { usePartnerProfile } from '../../shared/partner-profile.ts'
import { useWasOpen } from '../../shared/parts/led-on.tsx'
import { ChatClosed } from './chat-closed.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatRoom } from './chat-room.tsx'
import { useUnreadAtOpening } from './use-unread-at-opening.ts'

/** Page /chat?uuid=&id= (CHAT). The id is the partner's; without it, the conversation supplies it (CHAT-16). */
export function ChatPage() {
  useKeyboardInset()
  const [params] = useSearchParams()
  const uuid = params.get('uuid') ?? ''
  const { sex: viewer } = useAccount()
  // The socket brings new messages, so a refetch on focus would only reload the whole history.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useEndpoint(
    conversationEndpoint,
    { uuid },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, enabled: uuid !== '' },
  )
  const unread = useUnreadAtOpening(viewer, uuid)
  // Loaded in parallel for the introduction, so that the composer opens at its final height.
  const own = useEndpoint(accountDetailEndpoint, {})
  const partner = data && (viewer === Sex.man ? data.female : data.male)
  const begins = viewer === Sex.woman && data?.messages.length === 0
  // The greeting begins with common places (D-132).
  const profile = usePartnerProfile(viewer, begins && partner ? partner.id : null)
  const waits = (own.isLoading && own.failureCount === 0) || profile === undefined
  // Once open, the room stays: it reads the same profiles, and a failed one that is read again would close it in turns.
  const wasOpen = useWasOpen(data !== undefined && !(begins && waits), uuid)
  const opens = data && (wasOpen || !(begins && waits))
  // A 401 is about the login, not about the conversation, which stays on screen.
  const gone = uuid === '' || (error !== null && !isTransient(error) && error.status !== 401)
  // After a block, the list and the profile beside the chat must hide the partner too.
  useEffect(() => {
    if (gone)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== conversationEndpoint.id })
  }, [gone])
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
      {gone && <ChatClosed uuid={uuid} conversation={error?.status === 404 ? data : undefined} list={list} />}
      {!gone && error && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {!gone && !error && (
        <div className="grid flex-1 place-items-center text-ink-3">
          <Spinner label={chatCopy.loading} />
        </div>
      )}
    </div>
  )
}
