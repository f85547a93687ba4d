import type { World } from './types.ts'

/**
 * Saves the evidence of a failed test: a capsule for the workbench, an HTTP Archive of calls and frames, and the
 * timeline.
 * @param stage the phone of the test, in the form that `POST /__control/capsule/file` accepts
 */
export async function evidenceOf(world: World, title: string, stage?: object) {
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  const capsule = await world.capsule({ title: title.slice(0, 120), ...(stage && { stage }) })
  return [
    { name: 'world.yoimachi', contentType: 'application/x-yoimachi-capsule', body: Buffer.from(capsule) },
    { name: 'exchanges.har', contentType: 'application/json', body: json(await world.har()) },
    { name: 'timeline.json', contentType: 'application/json', body: json(await world.timeline()) },
  ]
}
