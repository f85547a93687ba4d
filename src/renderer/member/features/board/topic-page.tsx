import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { topicEndpoint } from '../../../../contract/calls/board.ts'
import { isForSex } from '../../../../contract/rules/board-audience.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ListSkeleton } from '../../../ui/feedback/list-skeleton.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { WindowList } from '../../../ui/list/windowed-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { boardCopy as copy } from './copy.ts'
import { PostForm } from './post-form.tsx'
import { DeletePostDialog, PostItem } from './post-item.tsx'

/** Height of a short post, for long lists. */
const postHeight = 130

/** /topic?topicid=: the posts of a topic, newest first, and the form for those whom it is for (TOPIC-08 to TOPIC-15, TOPIC-26). */
export function TopicPage() {
  const [params] = useSearchParams()
  const text = params.get('topicid') ?? ''
  const topicid = /^\d{1,15}$/.test(text) ? Number(text) : undefined
  const { data, isError, error, isFetching, refetch } = useEndpoint(
    topicEndpoint,
    { topicid: topicid ?? 0 },
    { enabled: topicid !== undefined },
  )
  const [deleting, setDeleting] = useState<number | null>(null)

  if (!data) {
    const unknown = topicid === undefined || (isError && error.status === 404)
    return (
      <PageBody>
        {unknown ? (
          <EmptyState
            icon="list"
            action={
              <Button tone="quiet" size="m" render={<Link to="/topics" />}>
                {copy.post.backToList}
              </Button>
            }
          >
            {copy.list.empty}
          </EmptyState>
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <ListSkeleton rows={6} avatar={false} />
        )}
      </PageBody>
    )
  }
  const { topic, posts, sex, id } = data
  return (
    <PageBody>
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
    </PageBody>
  )
}
