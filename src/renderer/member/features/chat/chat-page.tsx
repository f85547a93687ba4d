import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Conversation, conversationEndpoint } from '../../../../contract/calls/chat.ts'
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
import { partnerOf } from './partner-of.ts'
import { useUnreadAtOpening } from './use-unread-at-opening.ts'

/** Page /chat?uuid=&id= (CHAT). The id is the partner's; without it, the conversation supplies it (CHAT-16). */
export function ChatPage() {
  useKeyboardInset()
  const [params] = useSearchParams()
  const uuid = params.get('uuid') ?? ''
  const { sex } = useAccount()
  // The socket brings new messages, so a refetch on focus would only reload the whole history.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useEndpoint(
    conversationEndpoint,
    { uuid },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, enabled: uuid !== '' },
  )
  const unread = useUnreadAtOpening(sex, uuid)
  const opens = useRoomOpens(uuid, sex, data)
  // A 401 is about the login, not about the conversation, which stays on screen.
  const isGone = uuid === '' || (error !== null && !isTransient(error) && error.status !== 401)
  useHidePartner(isGone)
  if (isGone) {
    const list = `${pairingsPath(sex)}?status=matching`
    return (
      <WithoutRoom sex={sex}>
        <ChatClosed uuid={uuid} conversation={error?.status === 404 ? data : undefined} list={list} />
      </WithoutRoom>
    )
  }
  if (data && opens) {
    return (
      <div className="flex h-visible flex-col">
        <ChatRoom
          key={uuid}
          uuid={uuid}
          conversation={data}
          profileAddress={partnerPath(sex, partnerOf(data).id)}
          unread={isFetchedAfterMount ? unread : undefined}
        />
      </div>
    )
  }
  return (
    <WithoutRoom sex={sex}>
      {error ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : <RoomLoading />}
    </WithoutRoom>
  )
}

/**
 * Whether the room opens. A woman's first message is offered from both profiles and begins with common places (D-132), so
 * the room waits for them: the composer opens at its final height. Once open, it stays: it reads the same profiles, and a
 * failed one that is read again would close it in turns.
 */
function useRoomOpens(uuid: string, viewer: Sex, conversation: Conversation | undefined): boolean {
  const own = useEndpoint(accountDetailEndpoint, {})
  const begins = viewer === Sex.woman && conversation?.messages.length === 0
  const profile = usePartnerProfile(viewer, begins ? conversation.male.id : null)
  const isOwnLoading = own.isLoading && own.failureCount === 0
  const isReady = conversation !== undefined && !(begins && (isOwnLoading || profile === undefined))
  return useWasOpen(isReady, uuid) || isReady
}

/** After a block, the list and the profile beside the chat must hide the partner too. */
function useHidePartner(isGone: boolean): void {
  useEffect(() => {
    if (isGone)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== conversationEndpoint.id })
  }, [isGone])
}

/** The page without a conversation. */
function WithoutRoom({ sex, children }: { sex: Sex; children: React.ReactNode }) {
  return (
    <div className="flex h-visible flex-col">
      <ChatHeader sex={sex} partner={null} profileAddress={null} />
      {children}
    </div>
  )
}

function RoomLoading() {
  return (
    <div className="grid flex-1 place-items-center text-ink-3">
      <Spinner label={chatCopy.loading} />
    </div>
  )
}
