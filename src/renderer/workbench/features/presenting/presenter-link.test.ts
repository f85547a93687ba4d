// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openPresenterLink, type PresenterMessage } from './presenter-link.ts'

test('delivers messages while the channel is open, and drops them after it is closed', async () => {
  const stage = openPresenterLink(() => {})
  const notes: { close?: () => void } = {}
  const heard = new Promise<PresenterMessage>((hear) => {
    notes.close = openPresenterLink(hear).close
  })
  stage.post({ kind: 'stage', since: null, problem: null })
  expect(await heard).toEqual({ kind: 'stage', since: null, problem: null })
  stage.close()
  expect(() => stage.post({ kind: 'gone' })).not.toThrow()
  notes.close?.()
})
