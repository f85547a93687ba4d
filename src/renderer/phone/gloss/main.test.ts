// @vitest-environment happy-dom
import { expect, test } from 'vitest'

test('the arrow keys pass an element without a text to explain, and stop at none', async () => {
  await import('./main.ts')
  // The text that a field was made with is no longer the text of the page.
  document.body.innerHTML = `<h1>新着</h1><textarea>山</textarea><p>${'山'.repeat(700)}</p><h2>人気</h2>`
  const gloss = window.takeGloss?.()
  const shown = () => document.querySelector('.gloss')?.textContent
  const steps = [1, 1, 1, 1].map(() => {
    gloss?.step(window, 1, 1)
    return shown()
  })
  expect(steps).toEqual([
    expect.stringContaining('New'),
    expect.stringContaining('No English'),
    expect.stringContaining('Pop'),
    expect.stringContaining('Pop'),
  ])
})
