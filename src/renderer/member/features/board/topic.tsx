import { useState, useId } from 'react'
import { Link } from 'react-router-dom'
import { topicEndpoint, createPostEndpoint, postMaxLength, topicsEndpoint } from '../../../../contract/calls/board.ts'
import { isForSex } from '../../../../contract/enums/topic.ts'
import { countCharacters } from '../../../../contract/rules/texts.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmptyState, ListSkeleton } from '../../../ui/feedback/states.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../ui/form/text-input.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { WindowList } from '../../../ui/list/windowed-list.tsx'
import { Card } from '../../../ui/navigation/page-body.tsx'
import { queryClient } from '../../api/query-client.ts'
import { useEndpoint, useEndpointMutation } from '../../api/use-endpoint.ts'
import { showFlash } from '../../shared/flash.ts'
import { Waiting } from '../../shared/parts/waiting.tsx'
import { usePersistedText } from '../../shared/use-persisted-state.ts'
import { boardCopy as copy } from './copy.ts'
import { DeletePostDialog, PostItem } from './post-item.tsx'

const formCopy = copy.form

/** Form for a new post. Blank or too long texts are not sent; a failure keeps the text (TOPIC-09, -16, -17, -27). */
function PostForm({ topicId, userId }: { topicId: number; userId: number }) {
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
      showFlash({ text: formCopy.failed, tone: 'error' })
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
        <Button type="submit" size="m" disabled={!ready} busy={create.isPending} aria-describedby={noteId}>
          {create.isPending ? formCopy.submitting : formCopy.submit}
        </Button>
      </form>
    </Card>
  )
}

/** Height of a short post in px, for the virtual list. */
const postHeight = 130

/** Posts of a topic, newest first, and the form for members who may post (TOPIC-08 to TOPIC-15, TOPIC-26). */
export function Topic({ topicid, pending = false }: { topicid: number | undefined; pending?: boolean }) {
  const query = useEndpoint(topicEndpoint, { topicid: topicid ?? 0 }, { enabled: topicid !== undefined })
  const { data, error } = query
  const [deleting, setDeleting] = useState<number | null>(null)

  if (!data) {
    const unknown = !pending && (topicid === undefined || error?.status === 404)
    if (!unknown) return <Waiting query={query} skeleton={<ListSkeleton rows={6} avatar={false} />} />
    const back = (
      <Button tone="quiet" size="m" render={<Link to="/topics" />}>
        {copy.post.backToList}
      </Button>
    )
    return (
      <EmptyState icon="list" action={back}>
        {copy.list.empty}
      </EmptyState>
    )
  }
  const { topic, posts, sex, id } = data
  return (
    <>
      <header className="grid gap-2">
        <h2 className="font-display text-l phrase wrap-anywhere">{topic.name}</h2>
        <p className="flex flex-wrap items-center gap-2.5 text-xs text-ink-3 num">
          <Chip tone="plum">{copy.tab[topic.sex]}</Chip>
          <span>{formatDate(topic.created_at)}</span>
          <span>{copy.list.posts(topic.post_count)}</span>
        </p>
      </header>
      {isForSex(topic.sex, sex) ? (
        <PostForm key={topic.id} topicId={topic.id} userId={id} />
      ) : (
        <Notice>{copy.post.viewOnly}</Notice>
      )}
      {posts.length === 0 ? (
        <EmptyState icon="edit">{copy.post.empty}</EmptyState>
      ) : (
        <WindowList
          items={posts}
          keyOf={(post) => post.id}
          itemSize={postHeight}
          renderItem={(post) => <PostItem post={post} topicId={topic.id} onDelete={() => setDeleting(post.id)} />}
        />
      )}
      <DeletePostDialog postId={deleting} userId={id} onClose={() => setDeleting(null)} />
    </>
  )
}
