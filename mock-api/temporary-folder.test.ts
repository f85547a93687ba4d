import fs, { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFs } from '../tests/support/replace-fs.ts'
import { aFolder } from '../tests/support/world/a-store.ts'
import { lockFolder } from './engine/store/lock/folder-lock.ts'
import { removeAbandoned } from './temporary-folder.ts'

/** A temporary folder of the system with these folders. */
async function folders(...names: readonly string[]) {
  const above = await aFolder()
  for (const name of names) mkdirSync(join(above, name))
  return above
}

const makeOld = (...paths: readonly string[]) => paths.forEach((path) => utimesSync(path, 1e9, 1e9))

test('removes the folders of killed processes, but none that is in use, new or of another program', async () => {
  const above = await folders('yoimachi-mock-killed', 'yoimachi-mock-used', 'other')
  const release = await lockFolder(join(above, 'yoimachi-mock-used'))
  makeOld(...readdirSync(above).map((name) => join(above, name)))
  mkdirSync(join(above, 'yoimachi-mock-new'))
  await removeAbandoned(above)
  expect(readdirSync(above).toSorted()).toEqual(['other', 'yoimachi-mock-new', 'yoimachi-mock-used'])
  release()
})

test('removes the folders of killed processes beside one of another user', async () => {
  const above = await folders('yoimachi-mock-a', 'yoimachi-mock-b')
  const foreign = join(above, 'yoimachi-mock-a')
  makeOld(foreign, join(above, 'yoimachi-mock-b'))
  const { statSync } = fs
  replaceFs({
    statSync: ((path: string, options: object) => {
      if (path.startsWith(`${foreign}/`)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
      return statSync(path, options)
    }) as typeof statSync,
  })
  await removeAbandoned(above)
  expect(readdirSync(above)).toEqual(['yoimachi-mock-a'])
})
