import { useId } from 'react'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import { postMaxLength } from '../../../../contract/rules/text-limits.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { CharCounter } from '../../../ui/form/char-counter.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { boardCopy as copy } from './copy.ts'
import { useNewPost } from './use-new-post.ts'

const formCopy = copy.form

/** Form for a new post. Blank or too long texts are not sent (TOPIC-09, TOPIC-16, TOPIC-27). */
export function PostForm({ topicId, userId }: { topicId: number; userId: number }) {
  const noteId = useId()
  const { content, setContent, isSending, send } = useNewPost(topicId, userId)
  const tooLong = countCharacters(content) > postMaxLength
  const ready = content.trim() !== '' && !tooLong
  return (
    <Card>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) send()
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
