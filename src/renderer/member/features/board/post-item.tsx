import {
  topicEndpoint,
  type Post,
  likePostEndpoint,
  unlikePostEndpoint,
  deletePostEndpoint,
  topicsEndpoint,
} from '../../../../contract/calls/board.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { reportCopy } from '../../../lib/copy/meeting.ts'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { AlertDialog } from '../../../ui/overlay/dialog.tsx'
import { queryClient } from '../../api/query-client.ts'
import { endpointKey, useEndpointMutation } from '../../api/use-endpoint.ts'
import { useSession } from '../../api/use-session.ts'
import { showFlash } from '../../shared/flash.ts'
import { LikeButton, likeOutcome, type LikeState } from '../../shared/parts/like-button.tsx'
import { ReportButton } from '../../shared/parts/report-button.tsx'
import { boardCopy } from './copy.ts'

/** Toggles the like of a post (TOPIC-19, TOPIC-20, TOPIC-23, TOPIC-24). */
function useLikePost(post: Post, topicid: number): () => void {
  const { uid } = useSession()
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
  const like = useEndpointMutation(likePostEndpoint, outcome)
  const unlike = useEndpointMutation(unlikePostEndpoint, outcome)
  return () => {
    // One request at a time, so that the server receives the last press last.
    if (like.isPending || unlike.isPending) return
    const request = { ...(uid ? { uid } : {}), post_id: id }
    if (already_liked) unlike.mutate(request)
    else like.mutate(request)
  }
}

const copy = boardCopy.deleteDialog

interface DeletePostDialogProps {
  postId: number | null
  userId: number
  onClose: () => void
}

/** Confirms the deletion of an own post, then reloads the list (TOPIC-21, TOPIC-28). */
export function DeletePostDialog({ postId, userId, onClose }: DeletePostDialogProps) {
  const remove = useEndpointMutation(deletePostEndpoint, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [topicEndpoint.id] }),
    onError: (error) => {
      console.warn(error.message)
      showFlash({ text: commonCopy.errorOccurred, tone: 'error' })
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [topicsEndpoint.id] })
      onClose()
    },
  })
  return (
    <AlertDialog
      open={postId !== null}
      title={copy.title}
      tone="danger"
      confirmText={copy.yes}
      cancelText={copy.no}
      busy={remove.isPending}
      onConfirm={() => postId !== null && remove.mutate({ post_id: postId, user_id: userId })}
      onCancel={onClose}
    >
      {copy.text}
    </AlertDialog>
  )
}

const postItemCopy = boardCopy.post

interface PostItemProps {
  post: Post
  topicId: number
  onDelete: () => void
}

/** One post: sex of the author, time, text, heart, and a delete button on own ones (TOPIC-18 to TOPIC-22, TOPIC-30). */
export function PostItem({ post, topicId, onDelete }: PostItemProps) {
  const { content, created_at, sender_sex, liked_count, already_liked, mypost } = post
  const toggleLike = useLikePost(post, topicId)
  return (
    <article className="grid gap-1.5 border-b border-line py-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={sender_sex === 1 ? 'plum' : 'rose'}>
          {sender_sex === 1 ? postItemCopy.male : postItemCopy.female}
        </Chip>
        {mypost && <Chip>{postItemCopy.mine}</Chip>}
        <time dateTime={created_at} className="ms-auto text-xs text-ink-3 num">
          {formatDateTime(created_at)}
        </time>
      </div>
      <MemberText className="max-w-reading">{content}</MemberText>
      <div className="-mb-2 flex items-center justify-end gap-2">
        {!mypost && (
          <ReportButton subject={reportCopy.subject.post} address={`/topic?topicid=${topicId}`} about={post.id} />
        )}
        {mypost && <IconButton icon="trash" iconSize={20} label={postItemCopy.delete} onClick={onDelete} />}
        <LikeButton
          liked={already_liked}
          count={liked_count}
          label={already_liked ? postItemCopy.unlike : postItemCopy.like}
          countLabel={postItemCopy.likes(liked_count)}
          onClick={toggleLike}
        />
      </div>
    </article>
  )
}
