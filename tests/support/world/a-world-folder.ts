import { readdirSync } from 'node:fs'
import { onTestFinished, vi } from 'vitest'
import type { Position } from '../../../mock-api/engine/store/journal/entry.ts'
import { WorldFolder } from '../../../mock-api/engine/store/world-folder.ts'
import { aFormat, namesIn, smallWorld } from './a-format.ts'
import { aFolder } from './a-store.ts'

/** A folder whose world began with one thing, called `a`. */
export async function aWorldFolder(given?: string) {
  const dir = given ?? (await aFolder())
  const pinned: Position[] = []
  const flush = vi.fn<() => void>()
  const folder = new WorldFolder(dir, aFormat())
  Object.assign(folder, { pinned: () => pinned, flush })
  let open = true
  const close = () => {
    if (open) folder.close()
    open = false
  }
  onTestFinished(close)
  const read = await folder.read()
  if (read === null) await folder.write(smallWorld('a'))
  const names = async (position: Position) => {
    const { world, close } = await folder.readAt(position)
    const read = namesIn(world)
    close()
    return read
  }
  const placing = () => ({ ready: vi.fn<() => void>(), swap: vi.fn<() => void>() })
  const goTo = async (position: Position) => {
    const opened = await folder.readAt(position)
    await folder.continueFrom(opened, placing())
    return opened.world
  }
  const journals = () => readdirSync(dir).flatMap((name) => Number(/^journal-(\d+)/.exec(name)?.[1] ?? 0) || [])
  return { dir, folder, pinned, flush, read, close, names, placing, goTo, journals }
}
