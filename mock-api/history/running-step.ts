import { clearTimeout, setTimeout } from 'node:timers'
import type { StoryAction } from '../../src/contract/storyline/actions.ts'
import type { Moment } from './moment-tree.ts'

/** A window that has played a scene for so long is gone, in milliseconds. */
const longestSceneMs = 10 * 60_000

/** A window and the actions that it plays, one by one. */
export interface Player {
  readonly player: string
  /** As the window has read them, because the file of the story may change meanwhile. */
  readonly actions: readonly StoryAction[]
}

/** The step of a storyline that is running. All changes belong to its moment until it ends. */
export class RunningStep {
  private present: Moment | undefined
  /** The window that plays the step, and the limit after which it counts as gone. */
  private played: (Player & { readonly limit: NodeJS.Timeout }) | undefined

  /** @param changed called when the step begins or ends */
  constructor(private readonly changed: () => void) {}

  /** Undefined while no step runs. */
  get moment(): Moment | undefined {
    return this.present
  }

  /** Name of the window that plays the step; undefined while none does. */
  get player(): string | undefined {
    return this.played?.player
  }

  /** Actions of the step that a window plays; none while no window plays one. */
  get actions(): readonly StoryAction[] {
    return this.played?.actions ?? []
  }

  /**
   * Runs a step whose changes belong to a moment.
   * @param work gets a function that returns false once the step was left
   */
  async run(moment: Moment, work: (isRunning: () => boolean) => Promise<void>): Promise<void> {
    this.present = moment
    try {
      await work(() => this.present === moment)
    } finally {
      if (this.present === moment) this.present = undefined
      this.changed()
    }
  }

  /** Begins a step whose actions a window makes, one by one, until `end`. */
  play({ player, actions }: Player, moment: Moment): void {
    this.present = moment
    this.played = { player, actions, limit: setTimeout(() => this.end(), longestSceneMs).unref() }
    this.changed()
  }

  /** Ends the step that a window plays. */
  end(): void {
    if (!this.played) return
    clearTimeout(this.played.limit)
    this.played = undefined
    this.present = undefined
    this.changed()
  }

  /** Ends any step, because another world takes the place of its world. What it still does belongs to no step. */
  leave(): void {
    this.end()
    this.present = undefined
  }
}
