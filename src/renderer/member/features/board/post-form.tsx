import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { createPostEndpoint, topicEndpoint, topicsEndpoint } from '../../../../contract/calls/board.ts'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { postMaxLength } from '../../../../contract/rules/text-limits.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { CharCounter } from '../../../ui/form/char-counter.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { queryClient } from '../../api/queries.ts'
import { drafts, usePersistedText } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { createPostWrite } from '../../shared/outcome/writes/board.ts'
import { boardCopy as copy } from './copy.ts'

const formCopy = copy.form

/** Form for a new post. Blank or too long texts are not sent; a failure keeps the text (TOPIC-09, -16, -17, -27). */
export function PostForm({ topicId, userId }: { topicId: number; userId: number }) {
  const name = `post.${topicId}`
  const [content, setContent] = usePersistedText(name)
  const noteId = useId()
  const sending = { mutationKey: [createPostEndpoint.id, topicId] }
  const create = useWrite(createPostWrite, {
    ...sending,
    onSuccess: async (_, { post }) => {
      // What was written meanwhile stays.
      if (drafts.read(name) === post.content) setContent('')
      void queryClient.invalidateQueries({ queryKey: [topicsEndpoint.id] })
      await queryClient.invalidateQueries({ queryKey: [topicEndpoint.id] })
    },
    onError: (error) => showFlash({ text: failureText(error, formCopy.failed, formCopy.failed), tone: 'error' }),
  })
  // Also a post that was sent before this page was left and opened again.
  const isSending = useIsMutating(sending) > 0
  const clearSent = useEffectEvent(() => {
    if (!drafts.read(name)) setContent('')
  })
  useEffect(() => {
    if (!isSending) clearSent()
  }, [isSending])
  const tooLong = countCharacters(content) > postMaxLength
  const ready = content.trim() !== '' && !tooLong
  return (
    <Card>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready && !isSending) create.mutate({ post: { topic_id: topicId, user_id: userId, content, status: 0 } })
        }}
      >
        <Field
          label={formCopy.label}
          error={tooLong && formCopy.tooLong}
          counter={<CharCounter text={content} max={postMaxLength} />}
        >
          <TextArea
            rows={3}
            value={content}
            placeholder={formCopy.placeholder}
            onChange={(event) => setContent(event.currentTarget.value)}
          />
        </Field>
        <p id={noteId} className="text-xs text-ink-3">
          {formCopy.note}
        </p>
        <Button type="submit" size="m" disabled={!ready} busy={isSending} aria-describedby={noteId}>
          {isSending ? formCopy.submitting : formCopy.submit}
        </Button>
      </form>
    </Card>
  )
}
