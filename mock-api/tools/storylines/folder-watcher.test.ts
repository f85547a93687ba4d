import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder } from '../../../tests/support/world/a-store.ts'
import { FolderWatcher } from './folder-watcher.ts'

test('watches the folder that takes the place of a removed one, as a change of branches leaves it', async () => {
  const folder = join(await aFolder(), 'stories')
  mkdirSync(folder)
  const changed = vi.fn<() => void>()
  const watcher = new FolderWatcher(folder, changed)
  onTestFinished(() => watcher.close())
  watcher.start()
  const nextChange = async (change: () => void) => {
    const before = changed.mock.calls.length
    change()
    await expect.poll(() => changed.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(before)
  }
  await nextChange(() => rmSync(folder, { recursive: true }))
  mkdirSync(folder)
  // As the next list of the stories does.
  watcher.start()
  await nextChange(() => writeFileSync(join(folder, 'a.json'), '{}'))
})
