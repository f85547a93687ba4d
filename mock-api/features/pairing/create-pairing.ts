import { Sex } from '../../../src/contract/enums/member.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { findPairing } from './pairing.ts'

/** Pairs a woman and a man, who can be paired only once (API-27). Throws when they are already paired. */
export function createPairing(
  world: World,
  woman: Member,
  man: Member,
  { statusN, origin }: Pick<Pairing, 'statusN' | 'origin'>,
  ctx: Context,
): Pairing {
  if (woman.sex !== Sex.woman || man.sex !== Sex.man)
    throw new Error('Failed to pair two members: name a woman and a man.')
  if (findPairing(world, woman, man)) {
    throw new Error(`Failed to pair ${woman.id} and ${man.id}: they are paired. Look for it first.`)
  }
  const uuid = ctx.ids.uuid('pairing', woman.id, man.id)
  return world.pairings.insert(blankPairing({ uuid, womanId: woman.id, manId: man.id, statusN, origin }, ctx.now))
}

/** Returns the record of a pairing without messages. */
export function blankPairing(
  pair: Pick<Pairing, 'uuid' | 'womanId' | 'manId' | 'statusN' | 'origin'>,
  now: number,
): Omit<Pairing, 'id'> {
  const { uuid, womanId, manId, statusN, origin } = pair
  return {
    uuid,
    womanId,
    manId,
    statusN,
    origin,
    createdAt: now,
    statusAt: now,
    contactAt: statusN === StatusN.contact ? now : null,
    heldAt: statusN === StatusN.held ? now : null,
    ngReason: '',
    blockedBy: null,
    lastMessage: '',
    lastMessageAt: null,
    womanWrote: false,
    unreadByWoman: 0,
    unreadByMan: 0,
    likeSeen: false,
  }
}
