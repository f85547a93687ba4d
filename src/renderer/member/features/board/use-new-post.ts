import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { createPostEndpoint, topicEndpoint, topicsEndpoint } from '../../../../contract/calls/board.ts'
import { queryClient } from '../../api/queries.ts'
import { drafts } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { createPostWrite } from '../../shared/outcome/writes/board.ts'
import { usePersistedText } from '../../shared/use-persisted-state.ts'
import { boardCopy } from './copy.ts'

const { failed } = boardCopy.form

/**
 * Text of a new post in a topic, and its sending. A failure keeps the text (TOPIC-17). `isSending` also tells of a post that
 * was sent before the page was left and opened again.
 */
export function useNewPost(topicId: number, userId: number) {
  const name = `post.${topicId}`
  const [content, setContent] = usePersistedText(name)
  const sending = { mutationKey: [createPostEndpoint.id, topicId] }
  const { mutate } = useWrite(createPostWrite, {
    ...sending,
    onSuccess: async (_, { post }) => {
      // What was written meanwhile stays.
      if (drafts.read(name) === post.content) setContent('')
      void queryClient.invalidateQueries({ queryKey: [topicsEndpoint.id] })
      await queryClient.invalidateQueries({ queryKey: [topicEndpoint.id] })
    },
    onError: (error) => showFlash({ text: failureText(error, failed, failed), tone: 'error' }),
  })
  const isSending = useIsMutating(sending) > 0
  /** The page that sent it has emptied the draft, which this one still shows. */
  const clearSent = useEffectEvent(() => {
    if (!drafts.read(name)) setContent('')
  })
  useEffect(() => {
    if (!isSending) clearSent()
  }, [isSending])
  const send = () => {
    if (!isSending) mutate({ post: { topic_id: topicId, user_id: userId, content, status: 0 } })
  }
  return { content, setContent, isSending, send }
}
