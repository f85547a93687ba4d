// @vitest-environment happy-dom
import { createElement, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../tests/support/fresh-workbench.ts'
import { withHook } from '../../../../tests/support/with-hook.ts'
import { flashesAtom } from '../hub/control/flash.ts'
import type { Feature } from '../hub/feature.ts'
import { FeaturesContext } from '../hub/slot.tsx'
import { store } from '../hub/state.ts'
import { useDroppedFiles } from './dropped-files.ts'

freshWorkbench()

/** Files that were opened, and by what. */
const opened: string[] = []
const taking = (key: string, name?: RegExp): Feature => ({
  key,
  drop: {
    ...(name && { name }),
    open(file) {
      if (file.name === 'bad.har') return Promise.reject(new Error('Failed to read it.'))
      opened.push(`${key} ${file.name}`)
      return Promise.resolve(undefined)
    },
  },
})
const around = (page: ReactNode) =>
  createElement(
    MemoryRouter,
    null,
    createElement(FeaturesContext, { value: [taking('any'), taking('traffic', /\.har$/)] }, page),
  )
const drop = (...names: string[]) =>
  window.dispatchEvent(
    Object.assign(new Event('drop', { cancelable: true }), {
      dataTransfer: { files: names.map((name) => new File([], name)) },
    }),
  )

test('every dropped file is opened in its order by the feature for its name, until one fails', async () => {
  await withHook(
    useDroppedFiles,
    async () => {
      drop('a.json', 'b.har', 'c.json')
      await expect.poll(() => opened).toEqual(['any a.json', 'traffic b.har', 'any c.json'])
      drop('bad.har', 'd.json')
      await expect.poll(() => store.get(flashesAtom)).toMatchObject([{ tone: 'alarm' }])
      expect(opened).toHaveLength(3)
    },
    around,
  )
})
