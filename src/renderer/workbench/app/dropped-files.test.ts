// @vitest-environment happy-dom
import { createElement, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../tests/support/fresh-workbench.ts'
import { withHook } from '../../../../tests/support/with-hook.ts'
import { flashesAtom } from '../hub/control/flash.ts'
import type { Feature } from '../hub/feature.ts'
import { store } from '../hub/state.ts'
import { FeaturesContext } from '../hub/window-features.tsx'
import { useDroppedFiles } from './dropped-files.ts'

freshWorkbench()

/** Files that were opened, and by what. */
const opened: string[] = []
let slowly = Promise.resolve()
const taking = (key: string, name?: RegExp): Feature => ({
  key,
  drop: {
    ...(name && { name }),
    async open(file) {
      if (file.name === 'slow.json') await slowly
      if (file.name === 'gone.har') throw new DOMException('The file is gone.', 'NotFoundError')
      if (file.name === 'bad.har') throw new Error('Failed to read it.')
      opened.push(`${key} ${file.name}`)
      return undefined
    },
  },
})
const around = (page: ReactNode) =>
  createElement(
    MemoryRouter,
    null,
    createElement(FeaturesContext, { value: [taking('any'), taking('traffic', /\.har$/)] }, page),
  )
const drop = (...files: (string | File)[]) =>
  window.dispatchEvent(
    Object.assign(new Event('drop', { cancelable: true }), {
      dataTransfer: { files: files.map((file) => (typeof file === 'string' ? new File([], file) : file)) },
    }),
  )

test('every dropped file is opened in its order by the feature for its name, also after one that fails', async () => {
  await withHook(
    useDroppedFiles,
    async () => {
      drop('a.json', 'b.har', 'c.json')
      await expect.poll(() => opened).toEqual(['any a.json', 'traffic b.har', 'any c.json'])
      drop('bad.har', 'd.json')
      await expect.poll(() => store.get(flashesAtom)).toMatchObject([{ tone: 'alarm' }])
      expect(opened.slice(3)).toEqual(['any d.json'])
    },
    around,
  )
})

test('files dropped while others open are opened after them', async () => {
  await withHook(
    useDroppedFiles,
    async () => {
      opened.length = 0
      let finish = () => {}
      slowly = new Promise((done) => (finish = done))
      drop('slow.json', 'second.json')
      drop('late.har')
      await new Promise((done) => setTimeout(done, 20))
      expect(opened).toEqual([])
      finish()
      await expect.poll(() => opened).toEqual(['any slow.json', 'any second.json', 'traffic late.har'])
    },
    around,
  )
})

test('a capsule is told by its first bytes, whatever its name is', async () => {
  await withHook(
    useDroppedFiles,
    async () => {
      opened.length = 0
      drop(new File(['capsule {"format":"yoimachi"}'], 'case.har'), new File(['{"log":{}}'], 'capsule.har'))
      await expect.poll(() => opened).toEqual(['any case.har', 'traffic capsule.har'])
    },
    around,
  )
})

test('of several files, one that cannot be read is named', async () => {
  await withHook(
    useDroppedFiles,
    async () => {
      drop('gone.har', 'last.har')
      await expect.poll(() => opened.at(-1)).toBe('traffic last.har')
      const text = expect.stringMatching(/^「gone\.har」を読み取れませんでした。/) as string
      await expect.poll(() => store.get(flashesAtom)).toMatchObject([{ text, tone: 'alarm' }])
    },
    around,
  )
})
