import type { Post } from '../../../../contract/calls/board.ts'
import { reportCopy } from '../../../lib/copy/report.ts'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { LikeButton } from '../../../ui/list/like-button.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { ReportButton } from '../../shared/parts/report-button.tsx'
import { boardCopy } from './copy.ts'
import { useLikePost } from './use-like-post.ts'

const copy = boardCopy.post

interface PostItemProps {
  post: Post
  topicId: number
  onDelete: () => void
}

/** One post: who by sex only, when, the text, its heart, and a bin on the own ones (TOPIC-18 to TOPIC-22, TOPIC-30). */
export function PostItem({ post, topicId, onDelete }: PostItemProps) {
  const { content, created_at, sender_sex, liked_count, already_liked, mypost } = post
  const toggleLike = useLikePost(post, topicId)
  return (
    <article className="grid gap-1.5 border-b border-line py-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={sender_sex === 1 ? 'plum' : 'rose'}>{sender_sex === 1 ? copy.male : copy.female}</Chip>
        {mypost && <Chip>{copy.mine}</Chip>}
        <time dateTime={created_at} className="ms-auto text-xs text-ink-3 num">
          {formatDateTime(created_at)}
        </time>
      </div>
      <MemberText>{content}</MemberText>
      <div className="-mb-2 flex items-center justify-end gap-2">
        {!mypost && (
          <ReportButton
            subject={reportCopy.subject.post}
            address={`/topic?topicid=${topicId}`}
            about={post.id}
          />
        )}
        {mypost && <IconButton icon="trash" iconSize={20} label={copy.delete} onClick={onDelete} />}
        <LikeButton
          liked={already_liked}
          count={liked_count}
          label={already_liked ? copy.unlike : copy.like}
          countLabel={copy.likes(liked_count)}
          onClick={toggleLike}
        />
      </div>
    </article>
  )
}
