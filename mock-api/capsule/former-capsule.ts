import * as z from 'zod/mini'
import { clockMode } from '../../src/contract/control/clock.ts'
import { parseInstant } from '../../src/contract/rules/instants.ts'
import { parseJson } from '../../src/contract/rules/parse-json.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../engine/steps.ts'
import { misfit, refusedCapsule } from './capsule-error.ts'
import { readCapsuleWorld } from './capsule-world.ts'
import type { Capsule } from './read-capsule.ts'
import { emptyNote } from './write-capsule.ts'

/** Version 1 was one JSON object: world, clock, and who was where on phone A. */
const formerCapsule = z.strictObject({
  format: z.literal('yoimachi-capsule'),
  now: z.string(),
  mode: clockMode,
  persona: z.optional(z.string()),
  route: z.optional(z.string()),
  world: z.string(),
})

export const isFormer = (bytes: Buffer): boolean => /^\s*\{/.test(bytes.toString('latin1', 0, 100))

/** @throws CapsuleError */
export function* readFormerCapsule(bytes: Buffer): Steps<Capsule> {
  const { now, mode, persona, route = '/home', world: text } = parseFormer(bytes)
  const world = yield* readCapsuleWorld(Buffer.from(text, 'utf8'), now)
  const phone = { phone: 'a' as const, email: persona ?? null, route, screen: {}, device: null }
  return {
    note: emptyNote,
    clock: { now: tokyoIso(parseInstant(now)), mode, speed: 1 },
    faults: [],
    stage: persona === undefined ? null : { phones: [phone] },
    screenshots: [],
    exchanges: [],
    pictures: [],
    world,
  }
}

function parseFormer(bytes: Buffer): z.output<typeof formerCapsule> {
  const value = parseJson(bytes.toString('utf8'))
  if (value === undefined) throw refusedCapsule('it is neither a capsule nor JSON')
  const parsed = z.safeParse(formerCapsule, value)
  if (parsed.success) return parsed.data
  throw refusedCapsule(`it is no capsule: ${misfit(parsed.error)}`)
}
