import { useEffect, useEffectEvent } from 'react'
import type { ChatMessage } from '../../../../contract/calls/chat.ts'
import { messageChannel } from '../../../../contract/channels.ts'
import { queryClient } from '../../api/queries.ts'
import { type ChannelState, useChannel } from '../../api/use-channel.ts'
import type { Outbox } from './outbox.ts'

interface RoomChannelOptions {
  readonly uuid: string
  readonly ownId: number
  readonly outbox: Outbox
  readonly onMessage: (message: ChatMessage) => void
  /** Asks for the list of messages again. */
  readonly reload: () => void
}

/**
 * Connects an outbox with the socket of its conversation (WS-01). Every confirmed subscription reads the list, because
 * messages may have been missed (API-46).
 */
export function useRoomChannel({ uuid, ownId, outbox, onMessage, reload }: RoomChannelOptions): ChannelState {
  const { state, perform } = useChannel(messageChannel, { uuid }, onMessage)
  const askAgain = useEffectEvent(reload)
  useEffect(() => {
    if (state === 'connected') {
      outbox.goOnline((message) => perform('speak', { message, account: ownId, rec: uuid }))
      void outbox.catchUp()
    } else if (state === 'rejected') {
      outbox.giveUp()
      // After a block or a lost permission, this page and every list must hide the partner at once.
      void queryClient.invalidateQueries()
    } else {
      outbox.goOffline()
      // The server closes the socket of a closed conversation. Waiting for the reconnection would show it too late.
      askAgain()
    }
  }, [outbox, ownId, perform, state, uuid])
  return state
}
