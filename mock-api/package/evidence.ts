import type { World } from './types.ts'

/** A file that a failed test leaves behind. */
interface Evidence {
  readonly name: string
  readonly contentType: string
  readonly body: Buffer
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/**
 * Reads the evidence of a failed test: a capsule for the workbench, an HTTP Archive of calls and frames, and the timeline.
 * What cannot be read is left out, because the test has failed for another reason.
 * @param stage phones of the test, in the form that `POST /__control/capsule/file` accepts; left out when it refuses them
 * @param warn receives a line for each file that is missing
 */
export async function evidenceOf(
  world: World,
  title: string,
  stage?: object,
  warn: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<Evidence[]> {
  const note = { title: title.slice(0, 120) }
  const capsule = async () => {
    const bare = () => world.capsule(note)
    return Buffer.from(await (stage ? world.capsule({ ...note, stage }).catch(bare) : bare()))
  }
  const files = [
    { name: 'world.yoimachi', contentType: 'application/x-yoimachi-capsule', read: capsule },
    { name: 'exchanges.har', contentType: 'application/json', read: async () => json(await world.har()) },
    { name: 'timeline.json', contentType: 'application/json', read: async () => json(await world.timeline()) },
  ]
  const evidence: Evidence[] = []
  for (const { name, contentType, read } of files) {
    try {
      evidence.push({ name, contentType, body: await read() })
    } catch (cause) {
      warn(`Failed to save ${name} of the test "${title}": ${(cause as Error).message}`)
    }
  }
  return evidence
}
