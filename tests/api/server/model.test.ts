import { expect, test } from 'vitest'
import { streamOf } from '../../../mock-api/town/seed/stream.ts'
import { covers } from '../../support/covers.ts'
import { drawCommand, type Command } from '../../support/model/commands.ts'
import { foundTown } from '../../support/model/found-town.ts'
import { Run } from '../../support/model/run.ts'
import { System } from '../../support/model/system.ts'

/** R4 of docs/benchmarks.md has 100,000: MODEL_COMMANDS=100000. A failure names the seed that repeats it. */
const wanted = Number(process.env['MODEL_COMMANDS'] ?? 2000)
const seed = Number(process.env['MODEL_SEED'] ?? 1)
/** A new town now and then: the first weeks of a town differ from its later years. */
const perTown = 500
const checkEvery = 100

test(
  'D-03 D-04 any calls, frames, jumps, ways back and restarts do what the model says',
  async () => {
    for (let done = 0, town = seed; done < wanted; town += 1, done += perTown) {
      covers('D-16', 'D-20', 'D-24', 'D-25')
      covers('D-27', 'D-43', 'D-44')
      expect(await firstDifference(town, Math.min(perTown, wanted - done))).toBe('none')
    }
  },
  Math.max(400_000, wanted * 200),
)

async function firstDifference(townSeed: number, commands: number): Promise<string> {
  const system = await System.start(townSeed)
  const latest: Command[] = []
  try {
    const run = new Run(system, foundTown(system.mock))
    // Members who have paid, so that meetings happen.
    for (let who = 4; who < 13; who += 1) await run.step({ kind: 'pay', who, card: 'good' })
    const faker = streamOf(townSeed, 'model')
    for (let number = 1; number <= commands; number += 1) {
      const command = drawCommand(faker, run.model)
      latest.push(command)
      await run.step(command)
      if (number % checkEvery === 0 || number === commands) run.checkInvariants()
    }
    return 'none'
  } catch (cause) {
    return told(townSeed, latest, cause)
  } finally {
    await system.end()
  }
}

function told(townSeed: number, latest: readonly Command[], cause: unknown): string {
  const story = latest.slice(-6).map((command) => JSON.stringify(command))
  const again = `MODEL_SEED=${townSeed} MODEL_COMMANDS=${latest.length} npx vitest run --config tests/vitest.config.ts tests/api/server/model.test.ts`
  const head = `Command ${latest.length} of town ${townSeed} did otherwise than the model says. The last ones:`
  return [head, ...story, `Repeat it with ${again}`, cause instanceof Error ? cause.stack : cause].join('\n')
}
