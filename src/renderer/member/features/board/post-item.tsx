import type { Post } from '../../../../contract/calls/board.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { reportCopy } from '../../../lib/copy/report.ts'
import { formatDateTime } from '../../../lib/date-ja.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { HeartButton } from '../../shared/parts/heart-button.tsx'
import { ReportButton } from '../../shared/parts/report-button.tsx'
import { boardCopy } from './copy.ts'
import { useLikePost } from './use-like-post.ts'

const copy = boardCopy.post

/** One post: sex of the author, time, text, heart, and a delete button on own ones (TOPIC-18 to TOPIC-22, TOPIC-30). */
export function PostItem({ post, topicId, onDelete }: { post: Post; topicId: number; onDelete: () => void }) {
  const { content, created_at, sender_sex, liked_count, already_liked, mypost } = post
  const isMan = sender_sex === Sex.man
  const toggleLike = useLikePost(post, topicId)
  return (
    <article className="grid gap-1.5 border-b border-line py-3.5">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={isMan ? 'plum' : 'rose'}>{isMan ? copy.male : copy.female}</Chip>
        {mypost && <Chip>{copy.mine}</Chip>}
        <time dateTime={created_at} className="ms-auto text-xs text-ink-3 num">
          {formatDateTime(created_at)}
        </time>
      </div>
      <MemberText className="max-w-reading">{content}</MemberText>
      <div className="-mb-2 flex items-center justify-end gap-2">
        {!mypost && (
          <ReportButton subject={reportCopy.subject.post} address={`/topic?topicid=${topicId}`} about={post.id} />
        )}
        {mypost && <IconButton icon="trash" iconSize={20} label={copy.delete} onClick={onDelete} />}
        <HeartButton
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
