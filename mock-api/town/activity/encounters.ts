import laterPosts from '../../../fixtures/later-posts.json' with { type: 'json' }
import topicDeck from '../../../fixtures/topics.json' with { type: 'json' }
import { Sex, FemaleStatus } from '../../../src/contract/enums/member.ts'
import { isForSex, type TopicSex } from '../../../src/contract/enums/topic.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { createPost } from '../../features/board/board.ts'
import { leaveFootprint } from '../../features/footprint/footprints.ts'
import { giveHeart } from '../../features/like/hearts.ts'
import { sendLike } from '../../features/like/like.ts'
import { grantLoginBonus } from '../../features/login-bonus/login-bonus.ts'
import { canMeet, findPairing } from '../../features/pairing/pairing.ts'
import { recommendThisMan } from '../../features/recommendation/recommend.ts'
import { pointsOfRank } from '../../features/recommendation/score.ts'
import type { Post, Topic } from '../../world/records/board.ts'
import type { Member } from '../../world/records/member.ts'
import { type Deed, drawTownsperson, pickOf, type Turn } from './turn.ts'

type Encounter = (turn: Turn) => Deed | undefined

/** Encounters with their shares in percent. */
const encounters: readonly { readonly percent: number; readonly act: Encounter }[] = [
  { percent: 52, act: visit },
  { percent: 16, act: like },
  { percent: 8, act: recommendMe },
  { percent: 6, act: post },
  { percent: 18, act: likeAPost },
]

/** Lets a townsperson act of their own accord; undefined when nobody fits. Tries a few ids in a town of any size. */
export function encounter(turn: Turn): Deed | undefined {
  let left = turn.draw() * 100
  for (const { percent, act } of encounters) {
    if (left < percent) return act(turn)
    left -= percent
  }
  return undefined
}

/** Returns a townsperson who may meet the member; undefined for a member who hides from strangers (API-42). */
function stranger(turn: Turn, fits: (member: Member) => boolean = () => true): Member | undefined {
  const { world, me } = turn
  return me.hiddenMode ? undefined : drawTownsperson(turn, (by) => canMeet(world, by, me) && fits(by))
}

function visit(turn: Turn): Deed | undefined {
  const { world, me, ctx } = turn
  const by = stranger(turn)
  if (!by) return undefined
  leaveFootprint(world, by, me.uuid, ctx.now)
  return { act: 'visit', members: [by.id, me.id] }
}

/** Before a like, the townsperson takes the login bonus and opens the profile (D-24, D-43). */
function like(turn: Turn): Deed | undefined {
  const { world, me, ctx } = turn
  const by = stranger(turn, (member) => !findPairing(world, member, me))
  if (!by) return undefined
  grantLoginBonus(world, by, ctx)
  leaveFootprint(world, by, me.uuid, ctx.now)
  const { refused } = sendLike(world, world.members.get(by.id), me.uuid, ctx)
  return { act: refused === undefined ? 'like' : 'visit', members: [by.id, me.id] }
}

/** Recommends the man to a townswoman with recommendations left today (API-27). */
function recommendMe(turn: Turn): Deed | undefined {
  const { world, me, ctx } = turn
  if (me.sex !== Sex.man || pointsOfRank(me.rank) === undefined) return undefined
  const her = stranger(turn, (member) => member.femaleStatus === FemaleStatus.active && !findPairing(world, member, me))
  if (!her || !recommendThisMan(world, her, me, 'auto', ctx)) return undefined
  return { act: 'recommend', members: [her.id, me.id] }
}

function post(turn: Turn): Deed | undefined {
  const by = drawTownsperson(turn, () => true)
  const draft = by && newPost(turn, by)
  if (!draft) return undefined
  createPost(turn.world, by, draft.topic, draft.content, turn.ctx)
  return { act: 'post', members: [by.id] }
}

/** A text is not repeated for this long. */
const repeatedAfterMs = 120 * dayMs

/** Returns a new post for a board that this member may write on; undefined when every text was used recently. */
function newPost(turn: Turn, { sex }: Member): { readonly topic: Topic; readonly content: string } | undefined {
  const { world, ctx } = turn
  const entry = pickOf(
    turn,
    laterPosts.filter((candidate) => isForSex(candidate.sex as TopicSex, sex)),
  )
  const name = topicDeck.find(({ key }) => key === entry?.topic)?.name
  const topic = [...world.topics.all()].find((candidate) => candidate.name === name)
  if (!entry || !topic) return undefined
  const isWritten = world.posts
    .by('topic', topic.id)
    .some(({ content, createdAt }) => content === entry.text && createdAt > ctx.now - repeatedAfterMs)
  return isWritten ? undefined : { topic, content: entry.text }
}

/** Number of newest posts to choose from. */
const newestPosts = 40

/** Likes one of the newest posts; half of the time a post of the member if there is one. */
function likeAPost(turn: Turn): Deed | undefined {
  const { world, me, ctx } = turn
  const newest: Post[] = []
  for (let id = Math.max(1, world.posts.nextId - newestPosts); id < world.posts.nextId; id += 1) {
    const found = world.posts.find(id)
    if (found) newest.push(found)
  }
  const own = turn.draw() < 0.5 ? newest.filter(({ authorId }) => authorId === me.id) : []
  const liked = pickOf(turn, own.length > 0 ? own : newest)
  if (!liked) return undefined
  const { target } = world.topics.get(liked.topicId)
  const by = drawTownsperson(turn, ({ id, sex }) => id !== liked.authorId && isForSex(target, sex))
  if (!by) return undefined
  giveHeart(world, 'post', liked.id, by, ctx)
  return { act: 'like-post', members: [by.id, liked.authorId] }
}
