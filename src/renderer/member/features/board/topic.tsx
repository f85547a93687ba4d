import { useEffect, useState, useId } from 'react'
import { Link } from 'react-router-dom'
import { topicEndpoint, postMaxLength, topicsEndpoint, type Post } from '../../../../contract/calls/board.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { isForSex } from '../../../../contract/enums/topic.ts'
import { countCharacters } from '../../../../contract/rules/characters.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { reportCopy } from '../../../lib/copy/report.ts'
import { formatDate, formatDateTime } from '../../../lib/date-ja.ts'
import { Button, IconButton } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Notice, EmptyState, ListSkeleton, Waiting } from '../../../ui/feedback/states.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../ui/form/text-input.tsx'
import { Chip } from '../../../ui/list/chip.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { WindowList } from '../../../ui/list/window-list.tsx'
import { AlertDialog } from '../../../ui/overlay/dialog.tsx'
import { queryClient, useEndpoint, endpointKey } from '../../api/queries.ts'
import { ownUid } from '../../api/session-store.ts'
import { drafts, usePersistedText } from '../../shared/drafts.ts'
import { showFlash } from '../../shared/flash.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { createPostWrite, deletePostWrite, likePostWrite, unlikePostWrite } from '../../shared/outcome/writes/board.ts'
import { HeartButton, likeOutcome, type LikeState } from '../../shared/parts/heart-button.tsx'
import { ReportButton } from '../../shared/parts/report-button.tsx'
import { boardCopy as copy } from './copy.ts'
import { rememberTopicRead } from './read-topics.ts'
import { twinPost } from './twin-post.ts'

const formCopy = copy.form

/** Form for a new post. Blank or too long texts are not sent; a failure keeps the text (TOPIC-09, -16, -17, -27). */
function PostForm({ topicId, userId }: { topicId: number; userId: number }) {
  const name = `post.${topicId}`
  const [content, setContent] = usePersistedText(name)
  const noteId = useId()
  const create = useWrite(createPostWrite, {
    onSuccess: async (_, { post }) => {
      // What was written meanwhile stays.
      if (drafts.read(name) === post.content) setContent('')
      void queryClient.invalidateQueries({ queryKey: [topicsEndpoint.id] })
      await queryClient.invalidateQueries({ queryKey: [topicEndpoint.id] })
    },
    onError: (error) => showFlash({ text: failureText(error, formCopy.failed, formCopy.failed), tone: 'error' }),
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

const deleteCopy = copy.deleteDialog

/** Confirms the deletion of an own post, then reloads the list (TOPIC-21, TOPIC-28). */
function DeletePostDialog({ postId, userId, onClose }: { postId: number | null; userId: number; onClose: () => void }) {
  const remove = useWrite(deletePostWrite, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [topicEndpoint.id] }),
    onError: (error) => showFlash({ text: failureText(error, commonCopy.errorOccurred), tone: 'error' }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [topicsEndpoint.id] })
      onClose()
    },
  })
  return (
    <AlertDialog
      open={postId !== null}
      title={deleteCopy.title}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => postId !== null && remove.mutate({ post_id: postId, user_id: userId })}
      onCancel={onClose}
    >
      {deleteCopy.text}
    </AlertDialog>
  )
}

const postCopy = copy.post

/** One post: sex of the author, time, text, heart, and a delete button on own ones (TOPIC-18 to TOPIC-22, TOPIC-30). */
function PostItem({ post, topicId, onDelete }: { post: Post; topicId: number; onDelete: () => void }) {
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
