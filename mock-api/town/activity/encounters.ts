import { Sex, FemaleStatus } from '../../../src/contract/enums/member.ts'
import { leaveFootprint } from '../../features/footprint/footprints.ts'
import { sendLike } from '../../features/like/like.ts'
import { grantLoginBonus } from '../../features/login-bonus/login-bonus.ts'
import { canMeet, findPairing } from '../../features/pairing/pairing.ts'
import { recommendThisMan } from '../../features/recommendation/recommend.ts'
import { pointsOfRank } from '../../features/recommendation/score.ts'
import type { Member } from '../../world/records/member.ts'
import { likePost, writePost } from './board-acts.ts'
import { drawTownsperson } from './townspeople.ts'
import type { Deed, Turn } from './turn.ts'

type Encounter = (turn: Turn) => Deed | undefined

/** Encounters with their shares in percent. */
const encounters: readonly { readonly percent: number; readonly act: Encounter }[] = [
  { percent: 52, act: visit },
  { percent: 16, act: like },
  { percent: 8, act: recommendMe },
  { percent: 6, act: writePost },
  { percent: 18, act: likePost },
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
