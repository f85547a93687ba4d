import type { World } from './world.ts'

/** How lists of effects name a member. */
export function memberLabel(world: World, memberId: number): string {
  const name = world.profiles.find(memberId)?.name
  return name ? `${name}さん（#${memberId}）` : `会員#${memberId}`
}
