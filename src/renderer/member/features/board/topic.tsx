import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { topicEndpoint } from '../../../../contract/calls/board.ts'
import { isForSex } from '../../../../contract/enums/topic.ts'
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
    const unknown = !pending && (topicid === undefined || error?.status === 404)
    if (!unknown) return <Waiting query={query} skeleton={<ListSkeleton rows={6} avatar={false} />} />
    const back = (
      <Button tone="quiet" size="m" render={<Link to="/topics" />}>
        {copy.post.backToList}
      </Button>
    )
    return (
      <EmptyState icon="list" action={back}>
        {copy.list.unknown}
      </EmptyState>
    )
  }
  const { topic, posts, sex, id } = data
  const twin = twinPost(posts)
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
      {twin && (
        <Notice
          tone="warn"
          live
          action={
            <Button tone="quiet" size="m" onClick={() => setDeleting(twin.id)}>
              {copy.post.removeTwin}
            </Button>
          }
        >
          {copy.post.twin}
        </Notice>
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
