import { join } from 'node:path'
import type { Low } from 'lowdb'
import * as z from 'zod/mini'
import { openJsonFile } from './files.ts'
import type { Position } from './journal.ts'

const checkpointSchema = z.strictObject({
  id: z.int(),
  /** Name given by a person; null for an automatic checkpoint. */
  name: z.nullable(z.string()),
  /** Virtual instant, epoch milliseconds. */
  at: z.int(),
  /** Virtual target of the jump that follows; missing before a replacement of the world. */
  to: z.optional(z.int()),
  position: z.strictObject({ base: z.int(), journal: z.int(), bytes: z.int() }),
})

/** A restorable state of the world (D-04). */
export type Checkpoint = z.output<typeof checkpointSchema>

const fileSchema = z.strictObject({ nextId: z.int(), list: z.array(checkpointSchema) })

/** Limit of unnamed checkpoints; the oldest are dropped. */
const unnamedKept = 50
/** Limit of newer world files; older checkpoints are dropped, because each world file is as large as the world. */
const worldFilesKept = 20

export class Checkpoints {
  private saving: Promise<void> = Promise.resolve()

  private constructor(
    private readonly file: Low<z.output<typeof fileSchema>>,
    private readonly refuse: (cause: unknown) => never,
  ) {}

  /** @param refuse throws the error for a list that could not be written */
  static async open(dir: string, refuse: (cause: unknown) => never): Promise<Checkpoints> {
    const file = await openJsonFile(join(dir, 'checkpoints.json'), fileSchema, { nextId: 1, list: [] })
    return new Checkpoints(file, refuse)
  }

  list(): readonly Checkpoint[] {
    return this.file.data.list
  }

  find(id: number): Checkpoint | undefined {
    return this.file.data.list.find((checkpoint) => checkpoint.id === id)
  }

  positions(): Position[] {
    return this.file.data.list.map(({ position }) => position)
  }

  /** Adds a checkpoint, which is written soon. */
  add(taken: Omit<Checkpoint, 'id'>): Checkpoint {
    const checkpoint = { id: this.file.data.nextId, ...taken }
    const list = [...this.file.data.list, checkpoint]
    const unnamed = list.filter(({ name }) => name === null).slice(-unnamedKept)
    const bases = [...new Set(unnamed.map(({ position }) => position.base))].slice(-worldFilesKept)
    const kept = new Set(unnamed.filter(({ position }) => bases.includes(position.base)))
    this.set(
      list.filter((known) => known.name !== null || kept.has(known)),
      checkpoint.id + 1,
    )
    return checkpoint
  }

  /** Adds a checkpoint and waits until it is on disk. On failure the list stays as it was. */
  addSaved(taken: Omit<Checkpoint, 'id'>): Promise<Checkpoint> {
    return this.orAsBefore(() => this.add(taken))
  }

  remove(id: number): Promise<void> {
    return this.orAsBefore(() => this.set(this.list().filter((checkpoint) => checkpoint.id !== id)))
  }

  /** Resolves when the list is on disk. Rejects with StoreError when it could not be written. */
  saved(): Promise<void> {
    return this.saving
  }

  private async orAsBefore<T>(change: () => T): Promise<T> {
    const { list } = this.file.data
    const changed = change()
    try {
      await this.saved()
    } catch (cause) {
      this.file.data.list = list
      throw cause
    }
    return changed
  }

  private set(list: Checkpoint[], nextId = this.file.data.nextId): void {
    this.file.data = { nextId, list }
    this.saving = this.file.write().catch((cause: unknown) => this.refuse(cause))
    // A caller that does not wait for it is told by the health of the folder.
    this.saving.catch(() => {})
  }
}
