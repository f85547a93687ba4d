import { writeFileSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'
import type { MockServer } from '../../support/mock-server.ts'
import { readFacts } from '../../support/world-facts.ts'
import { claims, type LifeState } from './claims.ts'
import type { World } from './world-of-member.ts'

interface Entry {
  /** Virtual instant. */
  readonly at: string
  readonly path: string
  readonly text: string
  /** Claims of the sentence, each with whether the world agreed. */
  readonly verdicts: readonly string[]
}

/** Everything that the app said to a member, compared with the world at that moment. */
export class SentenceLog {
  readonly entries: Entry[] = []
  private readonly contradictions: string[] = []
  private running = Promise.resolve()

  constructor(
    private readonly server: MockServer,
    private readonly email: string,
  ) {}

  /** Compares a sentence with the world. `countDone` counts how often the act in hand was done; null between acts. */
  note(path: string, text: string, countDone: (world: World) => number | null): void {
    this.running = this.running.then(() => this.compare(path, text, countDone))
  }

  private async compare(path: string, text: string, countDone: (world: World) => number | null): Promise<void> {
    const made = claims.filter(({ says }) => says.test(text))
    // A sentence that claims nothing needs no copy of the world.
    if (made.length === 0) {
      this.entries.push({ at: this.entries.at(-1)?.at ?? '', path, text, verdicts: [] })
      return
    }
    const { now } = await this.server.control.get<{ now: string }>('/clock')
    const world = await readFacts(this.server.control)
    const state: LifeState = { world, email: this.email, now, done: countDone(world) }
    const verdicts = made.map(({ name, holds }) => `${holds(state) ? 'true' : 'FALSE'} (${name})`)
    this.entries.push({ at: now, path, text, verdicts })
    if (verdicts.some((verdict) => verdict.startsWith('FALSE')))
      this.contradictions.push(`${path} 「${text}」 ${verdicts.join()}`)
  }

  /** Waits until all sentences so far are compared, before the world changes. */
  caughtUp(): Promise<void> {
    return this.running
  }

  /** Number of sentences that claimed something about the world. */
  get compared(): number {
    return this.entries.filter(({ verdicts }) => verdicts.length > 0).length
  }

  /** Writes the log beside the test's results and returns what contradicted the world. */
  async finish(testInfo: TestInfo): Promise<readonly string[]> {
    await this.running
    const rows = this.entries.map(({ at, path, text, verdicts }) =>
      [at, path, text.replaceAll('\n', ' '), ...verdicts].join('\t'),
    )
    const path = testInfo.outputPath('sentences.tsv')
    writeFileSync(path, `${rows.join('\n')}\n`)
    await testInfo.attach('sentences.tsv', { path, contentType: 'text/tab-separated-values' })
    return this.contradictions
  }
}
