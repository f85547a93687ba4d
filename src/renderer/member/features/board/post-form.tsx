import { useId } from 'react'
import { createPostEndpoint, postMaxLength, topicEndpoint, topicsEndpoint } from '../../../../contract/calls/board.ts'
import { countCharacters } from '../../../../contract/rules/texts.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../ui/form/text-area.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { queryClient } from '../../api/query-client.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { usePersistedText } from '../../shared/use-persisted-state.ts'
import { boardCopy } from './copy.ts'

const copy = boardCopy.form

interface PostFormProps {
  topicId: number
  /** The viewer's own id (API-59). */
  userId: number
}

/** A new post; blank or too long is not sent, a failure keeps the text (TOPIC-09, TOPIC-16, TOPIC-17, TOPIC-27). */
export function PostForm({ topicId, userId }: PostFormProps) {
  const [content, setContent] = usePersistedText(`post.${topicId}`)
  const noteId = useId()
  const create = useEndpointMutation(createPostEndpoint, {
    onSuccess: async () => {
      setContent('')
      void queryClient.invalidateQueries({ queryKey: [topicsEndpoint.id] })
      await queryClient.invalidateQueries({ queryKey: [topicEndpoint.id] })
    },
    onError: (error) => {
      console.warn(error.message)
      showFlash({ text: copy.failed, tone: 'error' })
    },
  })
  const tooLong = countCharacters(content) > postMaxLength
  const ready = content.trim() !== '' && !tooLong
  return (
    <Card>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) create.mutate({ post: { topic_id: topicId, user_id: userId, content, status: 0 } })
        }}
      >
        <Field
          label={copy.label}
          error={tooLong && copy.tooLong}
          counter={<CharCounter text={content} max={postMaxLength} />}
        >
          <TextArea
            rows={3}
            value={content}
            placeholder={copy.placeholder}
            onChange={(event) => setContent(event.currentTarget.value)}
          />
        </Field>
        <p id={noteId} className="text-xs text-ink-3">
          {copy.note}
        </p>
        <Button type="submit" size="m" disabled={!ready} busy={create.isPending} aria-describedby={noteId}>
          {create.isPending ? copy.submitting : copy.submit}
        </Button>
      </form>
    </Card>
  )
}
