import type { World } from './types.ts'

interface Evidence {
  readonly name: string
  readonly contentType: string
  readonly body: Buffer
}

/**
 * What a failed test leaves behind: the world as a capsule, which the workbench opens, its calls and frames as an HTTP Archive,
 * and its timeline.
 * @param stage the phone of the test, as `POST /__control/capsule/file` takes it
 */
export async function evidenceOf(world: World, title: string, stage?: object): Promise<readonly Evidence[]> {
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  const capsule = await world.capsule({ title: title.slice(0, 120), ...(stage && { stage }) })
  return [
    { name: 'world.yoimachi', contentType: 'application/x-yoimachi-capsule', body: Buffer.from(capsule) },
    { name: 'exchanges.har', contentType: 'application/json', body: json(await world.har()) },
    { name: 'timeline.json', contentType: 'application/json', body: json(await world.timeline()) },
  ]
}
