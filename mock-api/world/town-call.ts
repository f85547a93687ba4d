import type { World } from './world.ts'

/** Has the town looked at by an instant, where its people act by themselves: something new may wait for their answer. */
export function callTown(world: World, at: number): void {
  const present = world.settings.find(1)?.townActivity
  if (present && at < present.nextAt) world.settings.update(1, { townActivity: { ...present, nextAt: at } })
}
