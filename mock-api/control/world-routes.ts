import type { Hono } from 'hono'
import scenarios from '../../fixtures/scenarios.json' with { type: 'json' }
import { variants, type VariantName } from '../../src/contract/enums/variants.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { createWorld } from '../world/world.ts'
import type { Mail } from '../world/records/mail.ts'
import { withPort } from '../http/port-placeholder.ts'
import type { Runtime } from '../runtime.ts'
import { createIds } from '../ids.ts'
import { passwords } from '../passwords.ts'
import { parseWorld } from '../engine/store/parse-world.ts'
import { worldText } from '../engine/store/world-file.ts'
import { ControlError, readBody } from './control-error.ts'
import { capsuleSchema, resetRequest, snapshotRequest } from './control-schemas.ts'
import { parseInstant } from './instants.ts'
import { variantsRequest } from './variants-request.ts'

/** Making the world anew, keeping and restoring it, carrying it in a file, and its variants and outbox. */
export function mountWorld(control: Hono, runtime: Runtime, announce: (kind: string) => void): void {
  control.get('/scenarios', (c) => c.json(scenarios.map(({ key, title, text }) => ({ key, title, text }))))

  control.post('/reset', async (c) => {
    const request = await readBody(c, resetRequest)
    if (request.scenario !== undefined && !scenarios.some(({ key }) => key === request.scenario)) {
      throw new ControlError(
        404,
        `Failed to reset: there is no scenario ${request.scenario}. See GET /__control/scenarios.`,
      )
    }
    const now = request.now === undefined ? runtime.time.now() : parseInstant(request.now)
    const seed = request.seed ?? runtime.store.world.settings.get(1).seed
    const world = createWorld()
    const { members, scenario } = request
    const { foundWorld } = await import('../seed/found-world.ts')
    foundWorld(world, { seed, now, members, scenario, ids: createIds(() => seed), passwords })
    const checkpoint = await runtime.replaceWorld(world, now)
    announce('world')
    return c.json({ now: tokyoIso(now), seed, checkpoint })
  })

  control.get('/snapshots', (c) => c.json(named(runtime)))
  control.post('/snapshots', async (c) => {
    const { name } = await readBody(c, snapshotRequest)
    runtime.time.settle()
    const { id, at } = await runtime.store.checkpoint(name, runtime.time.now())
    return c.json({ id, name, at: tokyoIso(at) })
  })
  control.post('/snapshots/:id/restore', async (c) => {
    const id = snapshotOf(runtime, c.req.param('id'))
    const undo = await runtime.store.checkpoint(null, runtime.time.now())
    await runtime.time.rewind(id)
    announce('world')
    return c.json({ now: tokyoIso(runtime.time.now()), checkpoint: undo.id })
  })
  control.delete('/snapshots/:id', async (c) => {
    await runtime.store.checkpoints.remove(snapshotOf(runtime, c.req.param('id')))
    return c.json({ success: true })
  })

  control.post('/previous-generation/restore', async (c) => {
    const world = await runtime.store.readPrevious()
    // Everything in it has been; what falls due until now happens at once.
    const now = Math.max(runtime.time.now(), world.settings.get(1).settledAt)
    const checkpoint = await runtime.replaceWorld(world, now)
    await runtime.time.catchUp()
    announce('world')
    return c.json({ now: tokyoIso(runtime.time.now()), checkpoint })
  })

  control.get('/capsule', (c) => {
    const { persona, route } = c.req.query()
    const { mode } = runtime.clock.state
    const world = worldText(runtime.store.world)
    return c.json({
      format: 'yoimachi-capsule',
      now: tokyoIso(runtime.time.now()),
      mode,
      persona,
      route,
      world,
    })
  })
  control.post('/capsule', async (c) => {
    const capsule = await readBody(c, capsuleSchema)
    const world = parseCapsule(capsule.world)
    const now = parseInstant(capsule.now)
    const checkpoint = await runtime.replaceWorld(world, now)
    if (capsule.mode === 'frozen') runtime.clock.freeze()
    announce('world')
    return c.json({
      now: tokyoIso(now),
      checkpoint,
      persona: capsule.persona ?? null,
      route: capsule.route ?? null,
    })
  })

  control.get('/outbox', (c) => {
    const mails = [...runtime.store.world.mails.all()].toSorted(
      (a, b) => b.createdAt - a.createdAt || b.id - a.id,
    )
    return c.json(mails.map((mail) => mailView(mail, runtime.port())))
  })

  control.get('/variants', (c) => c.json(variantsView(runtime)))
  control.put('/variants', async (c) => {
    const { testPlan, ...changed } = await readBody(c, variantsRequest)
    runtime.store.transact((world) => {
      const settings = world.settings.get(1)
      const chosen = Object.fromEntries(
        Object.entries(changed).filter(([, value]) => value !== undefined),
      ) as Record<string, string>
      world.settings.update(1, {
        variants: { ...settings.variants, ...chosen },
        testPlan: testPlan ?? settings.testPlan,
      })
    })
    announce('variants')
    return c.json(variantsView(runtime))
  })
}

function mailView({ id, to, subject, text, links, createdAt }: Mail, port: number) {
  const opened = links.map((link) => withPort(link, port))
  return { id, to, subject, text: withPort(text, port), links: opened, at: tokyoIso(createdAt) }
}

function variantsView(runtime: Runtime) {
  const settings = runtime.store.world.settings.get(1)
  const values = Object.fromEntries(
    Object.keys(variants).map((name) => [name, runtime.variant(name as VariantName)]),
  )
  return { ...values, testPlan: settings.testPlan }
}

function named(runtime: Runtime) {
  const list = runtime.store.checkpoints.list().filter(({ name }) => name !== null)
  return list.map(({ id, name, at }) => ({ id, name, at: tokyoIso(at) }))
}

function snapshotOf(runtime: Runtime, text: string): number {
  const found = runtime.store.checkpoints.find(Number(text))
  if (!found) throw new ControlError(404, `Failed to find snapshot ${text}. See GET /__control/snapshots.`)
  return found.id
}

function parseCapsule(text: string) {
  try {
    return parseWorld(Buffer.from(text, 'utf8'), 'of the capsule')
  } catch (cause) {
    throw new ControlError(422, (cause as Error).message)
  }
}
