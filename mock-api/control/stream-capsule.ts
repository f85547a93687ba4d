import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { exportCapsule } from '../../src/contract/control/snapshots.ts'
import type { ResponseOf } from '../../src/contract/wire/endpoint.ts'
import { piecesOf } from '../engine/store/world-pieces.ts'
import { copyOf } from '../engine/table/tables.ts'
import { worldFormat } from '../world/world-format.ts'
import type { World } from '../world/world.ts'

/**
 * Answers a capsule of the world as it is now, in pieces: the text of a large one takes seconds, in which calls go on
 * (P13). It comes from memory, so that a world can be saved whose folder is gone.
 */
export function streamCapsule(
  c: Context,
  head: Omit<ResponseOf<typeof exportCapsule>, 'world'>,
  world: World,
): Response {
  const present = copyOf(world)
  c.header('Content-Type', 'application/json')
  return stream(c, async (body) => {
    await body.write(`${JSON.stringify(head).slice(0, -1)},"world":"`)
    for (const piece of piecesOf(present, worldFormat)) {
      await body.write(JSON.stringify(piece.world.toString('utf8')).slice(1, -1))
      await setImmediate()
    }
    await body.write('"}')
  })
}
