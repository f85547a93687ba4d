import { type Post, topicEndpoint } from '../../../../contract/calls/board.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { reportCopy } from '../../../lib/copy/report.ts'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { endpointKey, queryClient } from '../../api/queries.ts'
import { ownUid } from '../../api/session-store.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { likePostWrite, unlikePostWrite } from '../../shared/outcome/writes/board.ts'
import { HeartButton } from '../../shared/parts/heart-button.tsx'
import { likeOutcome, type LikeState } from '../../shared/parts/like-outcome.ts'
import { ReportButton } from '../../shared/parts/report-button.tsx'
import { boardCopy as copy } from './copy.ts'

/** Toggles the like of a post (TOPIC-19, TOPIC-20, TOPIC-23, TOPIC-24). */
function useLikePost(post: Post, topicid: number): () => void {
  const { id, already_liked } = post
  const patch = (state: LikeState) =>
    queryClient.setQueryData<ResponseOf<typeof topicEndpoint>>(
      endpointKey(topicEndpoint, { topicid }),
      (topic) =>
        topic && {
          ...topic,
          posts: topic.posts.map((other) => (other.id === id ? { ...other, ...state } : other)),
        },
    )
  const outcome = likeOutcome(post, patch, topicEndpoint.id)
  const like = useWrite(likePostWrite, outcome)
  const unlike = useWrite(unlikePostWrite, outcome)
  return () => {
    // One request at a time, so that the server receives the last press last.
    if (like.isPending || unlike.isPending) return
    const request = { ...ownUid(), post_id: id }
    if (already_liked) unlike.mutate(request)
    else like.mutate(request)
  }
}

const postCopy = copy.post

/** One post: sex of the author, time, text, heart, and a delete button on own ones (TOPIC-18 to TOPIC-22, TOPIC-30). */
export function PostItem({ post, topicId, onDelete }: { post: Post; topicId: number; onDelete: () => void }) {
  const { content, created_at, sender_sex, liked_count, already_liked, mypost } = post
  const isMan = sender_sex === Sex.man
  const toggleLike = useLikePost(post, topicId)
  return (
    <article className="grid gap-1.5 border-b border-line py-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={isMan ? 'plum' : 'rose'}>{isMan ? postCopy.male : postCopy.female}</Chip>
        {mypost && <Chip>{postCopy.mine}</Chip>}
        <time dateTime={created_at} className="ms-auto text-xs text-ink-3 num">
          {formatDateTime(created_at)}
        </time>
      </div>
      <MemberText className="max-w-reading">{content}</MemberText>
      <div className="-mb-2 flex items-center justify-end gap-2">
        {!mypost && (
          <ReportButton subject={reportCopy.subject.post} address={`/topic?topicid=${topicId}`} about={post.id} />
        )}
        {mypost && <IconButton icon="trash" iconSize={20} label={postCopy.delete} onClick={onDelete} />}
        <HeartButton
          liked={already_liked}
          count={liked_count}
          label={already_liked ? postCopy.unlike : postCopy.like}
          countLabel={postCopy.likes(liked_count)}
          onClick={toggleLike}
        />
      </div>
    </article>
  )
}
