import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { topicEndpoint } from '../../../../contract/calls/board.ts'
import { isForSex } from '../../../../contract/enums/topic.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ListSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { WindowList } from '../../../ui/list/window-list.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { boardCopy as copy } from './copy.ts'
import { DeletePostDialog } from './delete-post-dialog.tsx'
import { PostForm } from './post-form.tsx'
import { PostItem } from './post-item.tsx'
import { rememberTopicRead } from './read-topics.ts'
import { twinPost } from './twin-post.ts'

type TopicData = ResponseOf<typeof topicEndpoint>

/** Height of a short post in px, for the virtual list. */
const postHeight = 130

/** Posts of a topic, newest first, and the form for members who may post (TOPIC-08 to TOPIC-15, TOPIC-26). */
export function Topic({ topicid, pending = false }: { topicid: number | undefined; pending?: boolean }) {
  const query = useEndpoint(topicEndpoint, { topicid: topicid ?? 0 }, { enabled: topicid !== undefined })
  const { data, error } = query
  const [deleting, setDeleting] = useState<number | null>(null)
  useEffect(() => {
    const newest = data?.posts[0]
    if (newest) rememberTopicRead(data.topic.id, newest.created_at)
  }, [data])

  if (!data) {
    if (!pending && (topicid === undefined || error?.status === 404)) return <UnknownTopic />
    return <Waiting query={query} skeleton={<ListSkeleton rows={6} avatar={false} />} />
  }
  const { topic, posts, sex, id } = data
  const twin = twinPost(posts)
  return (
    <>
      <TopicHead topic={topic} />
      {isForSex(topic.sex, sex) ? (
        <PostForm key={topic.id} topicId={topic.id} userId={id} />
      ) : (
        <Notice>{copy.post.viewOnly}</Notice>
      )}
      {twin && <TwinNotice onRemove={() => setDeleting(twin.id)} />}
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

function TopicHead({ topic: { name, sex, created_at, post_count } }: { topic: TopicData['topic'] }) {
  return (
    <header className="grid gap-2">
      <h2 className="font-display text-l phrase wrap-anywhere">{name}</h2>
      <p className="flex flex-wrap items-center gap-2.5 text-xs text-ink-3 num">
        <Chip tone="plum">{copy.tab[sex]}</Chip>
        <span>{formatDate(created_at)}</span>
        <span>{copy.list.posts(post_count)}</span>
      </p>
    </header>
  )
}

/** Offers to remove one of two equal posts (D-115). */
function TwinNotice({ onRemove }: { onRemove: () => void }) {
  return (
    <Notice
      tone="warn"
      live
      action={
        <Button tone="quiet" size="m" onClick={onRemove}>
          {copy.post.removeTwin}
        </Button>
      }
    >
      {copy.post.twin}
    </Notice>
  )
}

function UnknownTopic() {
  return (
    <EmptyState
      icon="list"
      action={
        <Button tone="quiet" size="m" render={<Link to="/topics" />}>
          {copy.post.backToList}
        </Button>
      }
    >
      {copy.list.unknown}
    </EmptyState>
  )
}
