// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { panelGroups } from '../hub/feature.ts'
import { panelsOf } from '../hub/window-features.tsx'
import { features } from './features.ts'

const panels = panelsOf(features)

test('the rail has twelve panels in three groups, and docs/workbench.md lists each of them once', () => {
  const inRail = panels.filter(({ group }) => group !== 'foot')
  expect(inRail).toHaveLength(12)
  expect(new Set(inRail.map(({ group }) => group))).toEqual(new Set(panelGroups))
  const [, section = ''] = readFileSync('docs/workbench.md', 'utf8').split('## Panels\n')
  const [table = ''] = section.split('\n## ')
  const listed = [...table.matchAll(/^\| ([^|,]+?)(?:,[^|]*)? \|/gm)].map(([, title = '']) => title)
  const named = listed.slice(1).filter((title) => !title.startsWith('---'))
  expect(named).toHaveLength(panels.length)
  expect(new Set(named)).toEqual(new Set(panels.map(({ copy }) => copy.ja.title)))
})
