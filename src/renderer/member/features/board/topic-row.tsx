import { Link } from 'react-router-dom'
import { type Post, type Topic, topicEndpoint } from '../../../../contract/calls/board.ts'
import { formatRelative } from '../../../lib/date-ja.ts'
import { ListRow } from '../../../ui/list/list.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { boardCopy as copy } from './copy.ts'
import { useNewTopics } from './read-topics.ts'
import type { SceneKey } from './scenes/scenes-of.ts'
import { TopicScene } from './scenes/topic-scene.tsx'

interface TopicRowProps {
  topic: Topic
  scene: SceneKey
  /** Whether it stands as a picture at the head of the list. */
  lead: boolean
  /** Whether it loads its newest post. */
  preview: boolean
  current: boolean
  nowMs: number
}

/** A topic in the list: its scene, name, newest post, time and number of posts (TOPIC-29). */
export function TopicRow({ topic, scene, lead, preview, current, nowMs }: TopicRowProps) {
  const shown: ShownTopic = {
    ...useNewestPost(topic, preview, nowMs),
    name: topic.name,
    scene,
    posts: topic.post_count,
    target: { to: `/topic?topicid=${topic.id}`, 'aria-current': current ? 'page' : undefined },
  }
  return lead ? <LeadTopic {...shown} /> : <ListTopic {...shown} />
}

/** Newest post of a topic: its line, its time, and whether it is new to this member. */
function useNewestPost({ id, created_at }: Topic, isLoaded: boolean, nowMs: number) {
  const isNew = useNewTopics()
  const { data, isLoading } = useEndpoint(topicEndpoint, { topicid: id }, { enabled: isLoaded })
  const newest = data?.posts[0]
  const foreign = data?.posts.find(({ mypost }) => !mypost)
  return {
    line: firstLine(newest, data !== undefined),
    time: isLoading ? '' : formatRelative(newest?.created_at ?? created_at, nowMs),
    isFresh: foreign !== undefined && isNew(id, foreign.created_at),
  }
}

/** First line of the newest post, an invitation without one, and a blank line while it loads. */
function firstLine(newest: Post | undefined, loaded: boolean): string {
  if (newest) return newest.content.trim().split('\n')[0] ?? ''
  return loaded ? copy.list.noPost : '\u00a0'
}

interface ShownTopic extends ReturnType<typeof useNewestPost> {
  name: string
  scene: SceneKey
  posts: number
  target: Pick<React.ComponentProps<typeof Link>, 'to' | 'aria-current'>
}

function ListTopic({ name, scene, line, time, isFresh, posts, target }: ShownTopic) {
  return (
    <div className="border-b border-line">
      <ListRow
        leading={<TopicScene scene={scene} className="size-15 shrink-0 rounded-m" />}
        title={name}
        mark={isFresh && <FreshDot />}
        text={line}
        meta={time}
        trailing={<PostCount count={posts} className="text-ink-3" />}
        render={<Link {...target} />}
      />
    </div>
  )
}

const leadStyle = {
  card: 'group relative mb-1.5 grid min-h-44 content-end overflow-hidden rounded-m text-on-photo shadow-1 @3xl:min-h-60',
  current: 'aria-[current=page]:outline-2 aria-[current=page]:outline-offset-2 aria-[current=page]:outline-plum',
}

function LeadTopic({ name, scene, line, time, isFresh, posts, target }: ShownTopic) {
  return (
    <Link {...target} className={`${leadStyle.card} ${leadStyle.current}`}>
      <TopicScene scene={scene} className="absolute inset-0 size-full" />
      <span className="relative block dusk px-4 pt-14 pb-3.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="flex min-w-0 items-center gap-x-2">
            <span className="truncate font-display text-l font-semibold tracking-mincho">{name}</span>
            {isFresh && <FreshDot />}
          </span>
          <span className="text-xs num">{time}</span>
        </span>
        <span className="flex items-center justify-between gap-2.5">
          <span className="min-w-0 truncate text-s">{line}</span>
          <PostCount count={posts} />
        </span>
      </span>
    </Link>
  )
}

function FreshDot() {
  return (
    <span className="size-2 shrink-0 rounded-full bg-rose forced-colors:bg-[Highlight]">
      <span className="sr-only">{copy.list.fresh}</span>
    </span>
  )
}

function PostCount({ count, className = '' }: { count: number; className?: string }) {
  return (
    <span className={`shrink-0 text-xs num ${className}`}>
      <span className="sr-only">{copy.list.posts(count)}</span>
      <span aria-hidden>{copy.list.count(count)}</span>
    </span>
  )
}
