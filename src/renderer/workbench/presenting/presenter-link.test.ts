// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openPresenterLink, type PresenterMessage } from './presenter-link.ts'

test('what is told while the line is open arrives; a step that ends after it was closed tells nobody', async () => {
  const stage = openPresenterLink(() => {})
  const notes: { close?: () => void } = {}
  const heard = new Promise<PresenterMessage>((hear) => {
    notes.close = openPresenterLink(hear).close
  })
  stage.tell({ kind: 'stage', since: null, problem: null })
  expect(await heard).toEqual({ kind: 'stage', since: null, problem: null })
  stage.close()
  expect(() => stage.tell({ kind: 'gone' })).not.toThrow()
  notes.close?.()
})
